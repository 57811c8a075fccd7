import { useState } from 'react';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function Formats({ hasCounts = false }: { hasCounts?: boolean }) {
  const t = useTranslate();
  const [chosen, choose] = useState('documents');
  const count = (many: number) => (hasCounts ? { count: many } : {});
  return (
    <Width px={520}>
      <Tabs
        label={t('Parts of this group', 'أقسام هذه المجموعة')}
        tabs={[
          { key: 'documents', label: t('Documents', 'الوثائق'), ...count(12) },
          { key: 'members', label: t('Members', 'الأعضاء'), ...count(4) },
          { key: 'activity', label: t('Activity', 'النشاط') },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
    </Width>
  );
}

export const story: Story = {
  title: 'Tabs',
  note: 'Arrow keys move along them, Enter chooses. Below 768 px they are a select with the same labels.',
  states: [
    { name: 'With words', element: <Formats /> },
    { name: 'With counts', element: <Formats hasCounts /> },
  ],
};
