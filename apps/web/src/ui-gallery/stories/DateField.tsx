import { useState } from 'react';
import { DateField } from '../../ui/forms/DateField.tsx';
import { DateRange } from '../../ui/forms/DateRange.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: { day: 'Published', range: 'Period of the report' },
  ar: { day: 'تاريخ النشر', range: 'مدة التقرير' },
};

function Day({ initial }: { initial: string }) {
  const { day } = useSampleSet(samples);
  const [value, setValue] = useState(initial);
  return <DateField label={day} value={value} onChange={setValue} min="1990-01-01" max="2026-12-31" />;
}

function Range({ to }: { to: string }) {
  const { range } = useSampleSet(samples);
  const [value, setValue] = useState({ from: '2026-11-13', to });
  return <DateRange label={range} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: 'Date field',
  note: 'Days are ISO 8601 and belong to no time zone. A range keeps what is typed even where it ends before it begins.',
  states: [
    { name: 'A day', element: <Day initial="2026-11-19" /> },
    { name: 'Too early', element: <Day initial="1889-05-06" /> },
    { name: 'A range', element: <Range to="2026-11-19" /> },
    { name: 'A reversed range', element: <Range to="2026-11-01" /> },
  ],
};
