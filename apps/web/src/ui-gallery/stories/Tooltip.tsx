import { Button } from '../../ui/buttons/Button.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Tipped({ isLong = false }: { isLong?: boolean }) {
  const t = useTranslate();
  const label = isLong
    ? t(
        'Bonded anchors in cracked concrete under sustained load, in Anchors and fastenings',
        'المراسي الملتصقة في الخرسانة المتشققة تحت حمل مستديم، ضمن المراسي والتثبيتات',
      )
    : t('In Structural engineering', 'ضمن الهندسة الإنشائية');
  return (
    <Tooltip label={label}>
      <Button>{t('Anchors', 'المراسي')}</Button>
    </Tooltip>
  );
}

export const story: Story = {
  title: 'Tooltip',
  note: 'A word on something, under the pointer after half a second, and on focus at once.',
  states: [
    { name: 'Short', element: <Tipped /> },
    { name: 'Long', element: <Tipped isLong /> },
  ],
};
