import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function Range() {
  const t = useTranslate();
  return (
    <Width px={420}>
      <DimensionLine>
        <b dir="ltr">1–25</b> {t('of 204 documents', 'من 204 وثائق')}
      </DimensionLine>
    </Width>
  );
}

export const story: Story = {
  title: 'Dimension line',
  note: 'It says a true quantity: range, span, progress. No quantity, no dimension line.',
  states: [{ name: 'A range', element: <Range /> }],
};
