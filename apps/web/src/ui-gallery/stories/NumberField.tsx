import { useState } from 'react';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: { seats: 'Seats', hint: 'How many may read at once.', length: 'Length', unit: 'mm' },
  ar: { seats: 'المقاعد', hint: 'كم شخصًا يقرأ في وقت واحد.', length: 'الطول', unit: 'مم' },
};

function Seats() {
  const { seats, hint } = useSampleSet(samples);
  const [value, setValue] = useState<number | undefined>(5);
  return (
    <NumberField
      label={seats}
      hint={hint}
      value={value}
      onChange={setValue}
      min={1}
      max={500}
      isWhole
      required
    />
  );
}

function Length() {
  const { length, unit } = useSampleSet(samples);
  const [value, setValue] = useState<number>();
  return (
    <>
      <NumberField label={length} value={value} onChange={setValue} step={0.5} unit={unit} />
      <output dir="ltr">{value}</output>
    </>
  );
}

export const story: Story = {
  title: 'Number field',
  note: 'It reads the separators of the reader’s language and digits of any script; arrow keys step.',
  states: [
    { name: 'Whole, from 1 to 500', element: <Seats /> },
    { name: 'Any, with a unit', element: <Length /> },
  ],
};
