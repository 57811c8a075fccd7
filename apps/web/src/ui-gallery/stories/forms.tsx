import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileField } from '../../ui/forms/FileField.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type Story, useSampleSet } from '../story.tsx';

const samples = {
  en: {
    logo: 'Logo',
    images: 'PNG or SVG',
    hint: 'It stands 30 px high in the header.',
    batch: 'Standards',
    xml: 'NISO STS XML',
  },
  ar: {
    logo: 'الشعار',
    images: 'PNG أو SVG',
    hint: 'يظهر في الترويسة بارتفاع 30 بكسل.',
    batch: 'المواصفات',
    xml: 'NISO STS XML',
  },
};

function Logo() {
  const { logo, images, hint } = useSampleSet(samples);
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField
      label={logo}
      hint={hint}
      types={['image/png', 'image/svg+xml']}
      typesInWords={images}
      maxBytes={512_000}
      files={files}
      onChange={setFiles}
      required
    />
  );
}

function Batch() {
  const { batch, xml } = useSampleSet(samples);
  const [files, setFiles] = useState<readonly File[]>([
    new File(['<standard/>'], 'nsb-e-214-24.xml', { type: 'text/xml', lastModified: 0 }),
  ]);
  return (
    <FileField
      label={batch}
      types={['.xml']}
      typesInWords={xml}
      maxBytes={50_000_000}
      files={files}
      onChange={setFiles}
      takesMany
    />
  );
}

export const fileFieldStory: Story = {
  title: 'File field',
  note: 'It refuses by type and size, and keeps what was chosen before. What is in a file is the server’s to judge.',
  states: [
    { name: 'One file, at most 512 kB', element: <Logo /> },
    { name: 'Many files', element: <Batch /> },
  ],
};

const formSamples = {
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
  const words = useSampleSet(formSamples);
  const { t } = useTranslation();
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
        failureMessage={() => t('ui.form.failed')}
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

export const formStory: Story = {
  title: 'Form',
  note: 'It checks its fields, lists what is wrong, goes to the first of it, and sends once. onSend gives back errors by field name, or throws; what is typed stays.',
  states: [
    { name: 'A form', element: <NewGroup /> },
    { name: 'A form whose first sending fails', element: <NewGroup failsFirst /> },
  ],
};
