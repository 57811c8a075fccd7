import { useState } from 'react';
import { Switch } from '../../ui/forms/Switch.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: { label: 'Tell me about new editions', hint: 'Once a week, by e-mail.' },
  ar: { label: 'أعلمني بالطبعات الجديدة', hint: 'مرة في الأسبوع، بالبريد الإلكتروني.' },
};

function Tell({ initial, isDisabled = false }: { initial: boolean; isDisabled?: boolean }) {
  const { label, hint } = useSampleSet(samples);
  const [isOn, setOn] = useState(initial);
  return <Switch label={label} hint={hint} isOn={isOn} onChange={setOn} isDisabled={isDisabled} />;
}

export const story: Story = {
  title: 'Switch',
  note: 'For what changes at once. What waits for a button is a checkbox.',
  states: [
    { name: 'On', element: <Tell initial /> },
    { name: 'Off', element: <Tell initial={false} /> },
    { name: 'Disabled', element: <Tell initial isDisabled /> },
  ],
};
