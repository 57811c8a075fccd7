import { useState } from 'react';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    label: 'Formats',
    hint: 'Readers are offered what you choose.',
    options: ['PDF', 'HTML', 'Download, refused by the publisher'],
    error: 'Choose at least one for “Formats”.',
  },
  ar: {
    label: 'الصيغ',
    hint: 'يُعرض على القراء ما تختاره.',
    options: ['PDF', 'HTML', 'التنزيل، ولا يسمح به الناشر'],
    error: 'اختر خيارًا واحدًا على الأقل في «الصيغ».',
  },
};

function Formats({ isWrong }: { isWrong: boolean }) {
  const { label, hint, options, error } = useSampleSet(samples);
  const [value, setValue] = useState<string[]>(isWrong ? [] : ['0']);
  return (
    <CheckboxGroup
      label={label}
      hint={hint}
      options={options.map((words, place) => ({
        value: String(place),
        label: words,
        isDisabled: place === 2,
      }))}
      value={value}
      onChange={setValue}
      required
      error={isWrong && value.length === 0 ? error : undefined}
    />
  );
}

export const story: Story = {
  title: 'Checkbox group',
  states: [
    { name: 'One of three', element: <Formats isWrong={false} /> },
    { name: 'Wrong', element: <Formats isWrong /> },
  ],
};
