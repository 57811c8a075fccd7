import { useState } from 'react';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Scope() {
  const say = useSay();
  const [value, setValue] = useState<'all' | 'mine'>('all');
  return (
    <RadioGroup
      label={say('Where to search', 'أين تبحث')}
      options={[
        { value: 'all', label: say('All content', 'كل المحتوى') },
        { value: 'mine', label: say('My subscription', 'اشتراكي') },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

export const exhibit: Exhibit = {
  title: 'Radio group',
  note: 'One of a few, all of them seen. The label is for those who listen.',
  states: [{ name: 'One of two', element: <Scope /> }],
};
