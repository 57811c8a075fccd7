import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    form: 'New group',
    second: 'Another new group',
    submit: 'Create group',
    cancel: 'Cancel',
    name: 'Group name',
    email: 'E-mail for questions',
    about: 'Description',
    seats: 'Seats',
    formats: 'Formats',
    taken: 'A group named Anchorage exists. Choose another “Group name”.',
    answer: 'Let the server answer',
    sent: (count: number) => `Sent ${count} times`,
  },
  ar: {
    form: 'مجموعة جديدة',
    second: 'مجموعة جديدة أخرى',
    submit: 'إنشاء مجموعة',
    cancel: 'إلغاء',
    name: 'اسم المجموعة',
    email: 'بريد إلكتروني للأسئلة',
    about: 'الوصف',
    seats: 'المقاعد',
    formats: 'الصيغ',
    taken: 'توجد مجموعة باسم Anchorage. اختر «اسم المجموعة» من جديد.',
    answer: 'إجابة الخادم',
    sent: (count: number) => `عدد مرات الإرسال: ${count}`,
  },
};

/** Answers as a server would: one name is taken; where the first try fails, every answer waits to be let go. */
function NewGroup({ failsFirst = false }: { failsFirst?: boolean }) {
  const words = useSampleSet(samples);
  const [sent, setSent] = useState(0);
  const [seats, setSeats] = useState<number | undefined>(5);
  const [formats, setFormats] = useState<string[]>([]);
  const [answer, setAnswer] = useState<() => void>();
  const send = async (typed: FormData) => {
    setSent(sent + 1);
    if (failsFirst) await new Promise<void>((resolve) => setAnswer(() => resolve));
    if (failsFirst && sent === 0) throw new Error('The network is down');
    return typed.get('name') === 'Anchorage' ? { name: words.taken } : undefined;
  };
  return (
    <>
      <Form
        label={failsFirst ? words.second : words.form}
        submit={words.submit}
        onSend={send}
        actions={<Button>{words.cancel}</Button>}
      >
        <TextField name="name" label={words.name} limit={255} required />
        <TextField name="email" label={words.email} type="email" />
        <TextArea name="about" label={words.about} limit={20} mayExceed />
        <NumberField
          name="seats"
          label={words.seats}
          value={seats}
          onChange={setSeats}
          min={1}
          max={500}
          isWhole
        />
        <CheckboxGroup
          name="formats"
          label={words.formats}
          options={['PDF', 'HTML'].map((format) => ({ value: format, label: format }))}
          value={formats}
          onChange={setFormats}
          required
        />
      </Form>
      <output>{words.sent(sent)}</output>
      {failsFirst && (
        <Button kind="bare" onClick={answer}>
          {words.answer}
        </Button>
      )}
    </>
  );
}

export const story: Story = {
  title: 'Form',
  note: 'It checks its fields, lists what is wrong, goes to the first of it, and sends once. onSend gives back errors by field name, or throws; what is typed stays.',
  states: [
    { name: 'A form', element: <NewGroup /> },
    { name: 'A form whose first sending fails', element: <NewGroup failsFirst /> },
  ],
};
