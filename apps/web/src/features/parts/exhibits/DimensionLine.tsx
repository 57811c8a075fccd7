import { DimensionLine } from '../../../ui/DimensionLine.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function Range() {
  const say = useSay();
  return (
    <Width px={420}>
      <DimensionLine>
        <b dir="ltr">1–25</b> {say('of 204 documents', 'من 204 وثائق')}
      </DimensionLine>
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Dimension line',
  note: 'It says a true quantity: range, span, progress. No quantity, no dimension line.',
  states: [{ name: 'A range', element: <Range /> }],
};
