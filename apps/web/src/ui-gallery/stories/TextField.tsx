import { TextField } from '../../ui/forms/TextField.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

function Field({ state }: { state: 'plain' | 'hint' | 'error' | 'disabled' }) {
  const t = useTranslate();
  const error = t('A group of this name exists. Choose another.', 'توجد مجموعة بهذا الاسم. اختر اسمًا آخر.');
  return (
    <Width px={320}>
      <TextField
        label={t('Group name', 'اسم المجموعة')}
        defaultValue={state === 'plain' ? '' : t('Anchorage', 'التثبيت')}
        disabled={state === 'disabled'}
        hint={state === 'hint' && t('Members see it in their list.', 'يراه الأعضاء في قائمتهم.')}
        error={state === 'error' && error}
      />
    </Width>
  );
}

export const story: Story = {
  title: 'Text field',
  note: 'An error says what is wrong and what to do, below the field and to those who listen.',
  states: [
    { name: 'Empty', element: <Field state="plain" /> },
    { name: 'With a hint', element: <Field state="hint" /> },
    { name: 'Wrong', element: <Field state="error" /> },
    { name: 'Disabled', element: <Field state="disabled" /> },
  ],
};
