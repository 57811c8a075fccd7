import { useState } from 'react';
import { LookChoice } from '../../../ui/LookChoice.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Forms() {
  const say = useSay();
  const [chosen, choose] = useState<'text' | 'pdf'>('text');
  return (
    <LookChoice
      label={say('Licence agreement', 'اتفاقية الترخيص')}
      looks={[
        { key: 'text', label: say('Text', 'النص') },
        { key: 'pdf', label: 'PDF' },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'LookChoice',
  note: 'For two or three ways to look at the same thing, beside each other at any width.',
  states: [{ name: 'Two ways', element: <Forms /> }],
};
