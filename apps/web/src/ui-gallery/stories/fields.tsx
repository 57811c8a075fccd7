import { useState } from 'react';
import { DateField } from '../../ui/forms/DateField.tsx';
import { DateRange } from '../../ui/forms/DateRange.tsx';
import { NumberField } from '../../ui/forms/NumberField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { type Story, useSampleSet, useTranslate, Width } from '../story.tsx';

const samples = {
  en: { day: 'Published', range: 'Period of the report' },
  ar: { day: 'تاريخ النشر', range: 'مدة التقرير' },
};

function Day({ initial }: { initial: string }) {
  const { day } = useSampleSet(samples);
  const [value, setValue] = useState(initial);
  return <DateField label={day} value={value} onChange={setValue} min="1990-01-01" max="2026-12-31" />;
}

function Range({ to }: { to: string }) {
  const { range } = useSampleSet(samples);
  const [value, setValue] = useState({ from: '2026-11-13', to });
  return <DateRange label={range} value={value} onChange={setValue} />;
}

export const dateFieldStory: Story = {
  title: 'Date field',
  note: 'Days are ISO 8601 and belong to no time zone. A range keeps what is typed even where it ends before it begins.',
  states: [
    { name: 'A day', element: <Day initial="2026-11-19" /> },
    { name: 'Too early', element: <Day initial="1889-05-06" /> },
    { name: 'A range', element: <Range to="2026-11-19" /> },
    { name: 'A reversed range', element: <Range to="2026-11-01" /> },
  ],
};

const numberFieldSamples = {
  en: { seats: 'Seats', hint: 'How many may read at once.', length: 'Length', unit: 'mm' },
  ar: { seats: 'المقاعد', hint: 'كم شخصًا يقرأ في وقت واحد.', length: 'الطول', unit: 'مم' },
};

function Seats() {
  const { seats, hint } = useSampleSet(numberFieldSamples);
  const [value, setValue] = useState<number | undefined>(5);
  return (
    <NumberField
      label={seats}
      hint={hint}
      value={value}
      onChange={setValue}
      min={1}
      max={500}
      isWhole
      required
    />
  );
}

function Length() {
  const { length, unit } = useSampleSet(numberFieldSamples);
  const [value, setValue] = useState<number>();
  return (
    <>
      <NumberField label={length} value={value} onChange={setValue} step={0.5} unit={unit} />
      <output dir="ltr">{value}</output>
    </>
  );
}

export const numberFieldStory: Story = {
  title: 'Number field',
  note: 'It reads the separators of the reader’s language and digits of any script; arrow keys step.',
  states: [
    { name: 'Whole, from 1 to 500', element: <Seats /> },
    { name: 'Any, with a unit', element: <Length /> },
  ],
};

const textAreaSamples = {
  en: {
    label: 'Description',
    hint: 'What the group works on.',
    long: 'Anchors in cracked concrete, long-term behaviour, and what the inspectors of the northern ports have asked for since the spring.\nKept by the test hall.',
  },
  ar: {
    label: 'الوصف',
    hint: 'ما تعمل عليه المجموعة.',
    long: 'المراسي في الخرسانة المتشققة، والسلوك الطويل الأمد، وما طلبه مفتشو الموانئ الشمالية منذ الربيع.\nتحتفظ به قاعة الاختبار.',
  },
};

function Description({ isLong }: { isLong: boolean }) {
  const { label, hint, long } = useSampleSet(textAreaSamples);
  return <TextArea label={label} hint={hint} defaultValue={isLong ? long : ''} limit={255} />;
}

export const textAreaStory: Story = {
  title: 'Text area',
  note: 'It grows with its text, to half the window.',
  states: [
    { name: 'Empty', element: <Description isLong={false} /> },
    { name: 'Some lines', element: <Description isLong /> },
  ],
};

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

export const textFieldStory: Story = {
  title: 'Text field',
  note: 'An error says what is wrong and what to do, below the field and to those who listen.',
  states: [
    { name: 'Empty', element: <Field state="plain" /> },
    { name: 'With a hint', element: <Field state="hint" /> },
    { name: 'Wrong', element: <Field state="error" /> },
    { name: 'Disabled', element: <Field state="disabled" /> },
  ],
};

const textFieldWithLimitSamples = {
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
  const { name, hint, typed, error, code } = useSampleSet(textFieldWithLimitSamples);
  if (of === 'empty') return <TextField label={name} hint={hint} limit={255} required />;
  if (of === 'full') return <TextField label={code} defaultValue="ABCDEFGHIJ" limit={10} />;
  if (of === 'over') return <TextField label={code} defaultValue="ABCDEFGHIJKL" limit={10} mayExceed />;
  if (of === 'wrong') return <TextField label={name} defaultValue={typed} error={error} limit={255} />;
  return <TextField label={name} defaultValue={typed} disabled />;
}

export const textFieldWithLimitStory: Story = {
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
