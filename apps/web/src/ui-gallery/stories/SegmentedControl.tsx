import { useState } from 'react';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Forms() {
  const t = useTranslate();
  const [chosen, choose] = useState<'text' | 'pdf'>('text');
  return (
    <SegmentedControl
      label={t('Licence agreement', 'اتفاقية الترخيص')}
      looks={[
        { key: 'text', label: t('Text', 'النص') },
        { key: 'pdf', label: 'PDF' },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

export const story: Story = {
  title: 'Segmented control',
  note: 'For two or three ways to look at the same thing, beside each other at any width.',
  states: [{ name: 'Two ways', element: <Forms /> }],
};
