import { useState } from 'react';
import { Chip } from '../../ui/lists/Chip.tsx';
import { Chips } from '../../ui/lists/Chips.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

type Chosen = { key: string; section: [string, string]; value: [string, string] };

const five: Chosen[] = [
  { key: 'bonded', section: ['Category', 'الفئة'], value: ['Bonded anchors', 'مراسٍ لاصقة'] },
  {
    key: 'nsb',
    section: ['Publisher', 'الناشر'],
    value: ['Northern Standards Board', 'Northern Standards Board'],
  },
  { key: 'test', section: ['Document type', 'نوع الوثيقة'], value: ['Test method', 'طريقة اختبار'] },
  { key: 'steel', section: ['Topic', 'الموضوع'], value: ['Steel', 'الفولاذ'] },
  { key: 'pipes', section: ['Industry', 'الصناعة'], value: ['Pipelines', 'خطوط الأنابيب'] },
];
const first = five.slice(0, 1);

function Some({ of }: { of: Chosen[] }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(of);
  return (
    <Chips
      label={t('Refined by', 'محدد حسب')}
      onClear={() => setChosen([])}
      chips={chosen.map(({ key, section, value }) => ({
        key,
        section: t(...section),
        value: t(...value),
        removeLabel: `${t('Remove', 'إزالة')} ${t(...section)}: ${t(...value)}`,
        onRemove: () => setChosen(chosen.filter((each) => each.key !== key)),
      }))}
    />
  );
}

function Alone() {
  const t = useTranslate();
  return (
    <Chip
      section={t('Topic', 'الموضوع')}
      value={t('Steel', 'الفولاذ')}
      removeLabel={t('Remove topic: steel', 'إزالة الموضوع: الفولاذ')}
      onRemove={() => undefined}
    />
  );
}

export const story: Story = {
  title: 'Chips',
  note: 'What narrows a list: two at first, then "+ n more", and one way to take all of them back.',
  states: [
    { name: 'One', element: <Alone /> },
    { name: 'One in a line', element: <Some of={first} /> },
    { name: 'Five', element: <Some of={five} /> },
  ],
};
