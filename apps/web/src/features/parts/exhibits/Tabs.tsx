import { useState } from 'react';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function Formats({ hasCounts = false }: { hasCounts?: boolean }) {
  const say = useSay();
  const [chosen, choose] = useState('documents');
  const count = (many: number) => (hasCounts ? { count: many } : {});
  return (
    <Width px={520}>
      <Tabs
        label={say('Parts of this group', 'أقسام هذه المجموعة')}
        tabs={[
          { key: 'documents', label: say('Documents', 'الوثائق'), ...count(12) },
          { key: 'members', label: say('Members', 'الأعضاء'), ...count(4) },
          { key: 'activity', label: say('Activity', 'النشاط') },
        ]}
        chosen={chosen}
        onChoose={choose}
      />
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Tabs',
  note: 'Arrow keys move along them, Enter chooses. Below 768 px they are a select with the same labels.',
  states: [
    { name: 'With words', element: <Formats /> },
    { name: 'With counts', element: <Formats hasCounts /> },
  ],
};
