import { TextField } from '../../../ui/TextField.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import { Width } from '../Width.tsx';

function Field({ state }: { state: 'plain' | 'hint' | 'error' | 'disabled' }) {
  const say = useSay();
  const error = say('A group of this name exists. Choose another.', 'توجد مجموعة بهذا الاسم. اختر اسمًا آخر.');
  return (
    <Width px={320}>
      <TextField
        label={say('Group name', 'اسم المجموعة')}
        defaultValue={state === 'plain' ? '' : say('Anchorage', 'التثبيت')}
        disabled={state === 'disabled'}
        hint={state === 'hint' && say('Members see it in their list.', 'يراه الأعضاء في قائمتهم.')}
        error={state === 'error' && error}
      />
    </Width>
  );
}

export const exhibit: Exhibit = {
  title: 'Text field',
  note: 'An error says what is wrong and what to do, below the field and to those who listen.',
  states: [
    { name: 'Empty', element: <Field state="plain" /> },
    { name: 'With a hint', element: <Field state="hint" /> },
    { name: 'Wrong', element: <Field state="error" /> },
    { name: 'Disabled', element: <Field state="disabled" /> },
  ],
};
