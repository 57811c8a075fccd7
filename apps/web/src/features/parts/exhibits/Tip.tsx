import { Button } from '../../../ui/Button.tsx';
import { Tip } from '../../../ui/Tip.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Tipped({ isLong = false }: { isLong?: boolean }) {
  const say = useSay();
  const label = isLong
    ? say(
        'Bonded anchors in cracked concrete under sustained load, in Anchors and fastenings',
        'المراسي الملتصقة في الخرسانة المتشققة تحت حمل مستديم، ضمن المراسي والتثبيتات',
      )
    : say('In Structural engineering', 'ضمن الهندسة الإنشائية');
  return (
    <Tip label={label}>
      <Button>{say('Anchors', 'المراسي')}</Button>
    </Tip>
  );
}

export const exhibit: Exhibit = {
  title: 'Tip',
  note: 'A word on something, under the pointer after half a second, and on focus at once.',
  states: [
    { name: 'Short', element: <Tipped /> },
    { name: 'Long', element: <Tipped isLong /> },
  ],
};
