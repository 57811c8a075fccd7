import { TextField } from '../../ui/forms/TextField.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    name: 'Group name',
    hint: 'Everybody in the group sees it.',
    typed: 'Anchorage',
    error: 'A group of this name exists. Choose another.',
    code: 'Short name',
  },
  ar: {
    name: 'اسم المجموعة',
    hint: 'يراه كل من في المجموعة.',
    typed: 'التثبيت',
    error: 'توجد مجموعة بهذا الاسم. اختر اسمًا آخر.',
    code: 'الاسم المختصر',
  },
};

function Name({ of }: { of: 'empty' | 'full' | 'over' | 'wrong' | 'off' }) {
  const { name, hint, typed, error, code } = useSampleSet(samples);
  if (of === 'empty') return <TextField label={name} hint={hint} limit={255} required />;
  if (of === 'full') return <TextField label={code} defaultValue="ABCDEFGHIJ" limit={10} />;
  if (of === 'over') return <TextField label={code} defaultValue="ABCDEFGHIJKL" limit={10} mayExceed />;
  if (of === 'wrong') return <TextField label={name} defaultValue={typed} error={error} limit={255} />;
  return <TextField label={name} defaultValue={typed} disabled />;
}

export const story: Story = {
  title: 'Text field with a limit',
  note: 'Typing ends at the limit, and the field says so; with mayExceed a text stays as it is and is complained of.',
  states: [
    { name: 'Empty and required', element: <Name of="empty" /> },
    { name: 'Exactly full', element: <Name of="full" /> },
    { name: 'Too long', element: <Name of="over" /> },
    { name: 'Wrong', element: <Name of="wrong" /> },
    { name: 'Disabled', element: <Name of="off" /> },
  ],
};
