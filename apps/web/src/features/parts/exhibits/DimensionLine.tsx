import { DimensionLine } from '../../../ui/DimensionLine.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSample } from '../useSample.ts';
import { Width } from '../Width.tsx';

function Range() {
  const say = useSample();
  return (
    <Width px={420}>
      <DimensionLine>
        <b>{say('1–25', '1–25')}</b> {say('of 204 documents', 'من 204 وثائق')}
      </DimensionLine>
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Dimension line',
  note: 'It says a true quantity: range, span, progress. No quantity, no dimension line.',
  states: [{ name: 'A range', element: <Range /> }],
};
