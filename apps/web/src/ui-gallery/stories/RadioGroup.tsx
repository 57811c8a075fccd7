import { useState } from 'react';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Scope() {
  const t = useTranslate();
  const [value, setValue] = useState<'all' | 'mine'>('all');
  return (
    <RadioGroup
      label={t('Where to search', 'أين تبحث')}
      options={[
        { value: 'all', label: t('All content', 'كل المحتوى') },
        { value: 'mine', label: t('My subscription', 'اشتراكي') },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

export const story: Story = {
  title: 'Radio group',
  note: 'One of a few, all of them seen. The label is for those who listen.',
  states: [{ name: 'One of two', element: <Scope /> }],
};
