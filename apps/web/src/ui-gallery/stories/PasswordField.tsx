import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    label: 'New password',
    hint: 'Twelve characters or more.',
    error: '“New password” is too short. Write twelve characters or more.',
  },
  ar: {
    label: 'كلمة المرور الجديدة',
    hint: 'اثنا عشر حرفًا أو أكثر.',
    error: '«كلمة المرور الجديدة» قصيرة. اكتب اثني عشر حرفًا أو أكثر.',
  },
};

function Password({ isWrong }: { isWrong: boolean }) {
  const { label, hint, error } = useSampleSet(samples);
  return (
    <PasswordField
      label={label}
      hint={hint}
      autoComplete="new-password"
      defaultValue={isWrong ? 'anchor' : ''}
      error={isWrong ? error : undefined}
    />
  );
}

export const story: Story = {
  title: 'Password field',
  states: [
    { name: 'Empty', element: <Password isWrong={false} /> },
    { name: 'Wrong', element: <Password isWrong /> },
  ],
};
