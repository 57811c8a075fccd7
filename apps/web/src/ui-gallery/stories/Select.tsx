import { Select } from '../../ui/forms/Select.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    label: 'Document type',
    none: 'Choose a type',
    options: [
      'Test method',
      'Guide',
      'Specification of bonded anchors and of what is needed to install them',
    ],
    error: 'Choose a “Document type”.',
  },
  ar: {
    label: 'نوع الوثيقة',
    none: 'اختر نوعًا',
    options: ['طريقة اختبار', 'دليل', 'مواصفة المراسي الملتصقة وما يلزم لتركيبها'],
    error: 'اختر «نوع الوثيقة».',
  },
};

function Type({ of }: { of: 'open' | 'chosen' | 'wrong' | 'off' }) {
  const { label, none, options, error } = useSampleSet(samples);
  return (
    <Select
      label={label}
      placeholder={none}
      options={options.map((words, place) => ({ value: String(place), label: words }))}
      defaultValue={of === 'open' || of === 'wrong' ? '' : '2'}
      error={of === 'wrong' ? error : undefined}
      disabled={of === 'off'}
    />
  );
}

export const story: Story = {
  title: 'Select',
  note: 'The list is the system’s own: it is as good on a phone as the phone is.',
  states: [
    { name: 'Nothing chosen', element: <Type of="open" /> },
    { name: 'Chosen', element: <Type of="chosen" /> },
    { name: 'Wrong', element: <Type of="wrong" /> },
    { name: 'Disabled', element: <Type of="off" /> },
  ],
};
