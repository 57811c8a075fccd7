import { useState } from 'react';
import type { CheckState } from '../../ui/forms/CheckMark.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup.tsx';
import { RadioGroup } from '../../ui/forms/RadioGroup.tsx';
import { SegmentedControl } from '../../ui/forms/SegmentedControl.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { type Story, useSampleSet, useTranslate } from '../story.tsx';

type Props = { words: [english: string, arabic: string]; first: CheckState; isDisabled?: boolean };

function Tried({ words, first, isDisabled = false }: Props) {
  const t = useTranslate();
  const [state, setState] = useState(first);
  return (
    <Checkbox
      label={t(...words)}
      state={state}
      isDisabled={isDisabled}
      onChange={(isOn) => setState(isOn ? 'on' : 'off')}
    />
  );
}

export const checkboxStory: Story = {
  title: 'Checkbox',
  note: 'A mixed one turns on when it is operated.',
  states: [
    { name: 'Ticked', element: <Tried words={['Ticked', 'محدد']} first="on" /> },
    { name: 'Partly', element: <Tried words={['Partly', 'جزئيًا']} first="mixed" /> },
    { name: 'Empty', element: <Tried words={['Empty', 'فارغ']} first="off" /> },
    {
      name: 'Disabled',
      element: <Tried words={['Not open to you', 'غير متاح لك']} first="off" isDisabled />,
    },
  ],
};

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

export const checkboxGroupStory: Story = {
  title: 'Checkbox group',
  states: [
    { name: 'One of three', element: <Formats isWrong={false} /> },
    { name: 'Wrong', element: <Formats isWrong /> },
  ],
};

function Scope() {
  const t = useTranslate();
  const [value, setValue] = useState<'all' | 'mine'>('all');
  return (
    <RadioGroup
      label={t('Where to search', 'أين تبحث')}
      options={[
        { value: 'all', label: t('All content', 'كل المحتوى') },
        { value: 'mine', label: t('My subscription', 'اشتراكي') },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

export const radioGroupStory: Story = {
  title: 'Radio group',
  note: 'One of a few, all of them seen. The label is for those who listen.',
  states: [{ name: 'One of two', element: <Scope /> }],
};

function Forms() {
  const t = useTranslate();
  const [chosen, choose] = useState<'text' | 'pdf'>('text');
  return (
    <SegmentedControl
      label={t('Licence agreement', 'اتفاقية الترخيص')}
      looks={[
        { key: 'text', label: t('Text', 'النص') },
        { key: 'pdf', label: 'PDF' },
      ]}
      chosen={chosen}
      onChoose={choose}
    />
  );
}

export const segmentedControlStory: Story = {
  title: 'Segmented control',
  note: 'For two or three ways to look at the same thing, beside each other at any width.',
  states: [{ name: 'Two ways', element: <Forms /> }],
};

const selectSamples = {
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
  const { label, none, options, error } = useSampleSet(selectSamples);
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

export const selectStory: Story = {
  title: 'Select',
  note: 'The list is the system’s own: it is as good on a phone as the phone is.',
  states: [
    { name: 'Nothing chosen', element: <Type of="open" /> },
    { name: 'Chosen', element: <Type of="chosen" /> },
    { name: 'Wrong', element: <Type of="wrong" /> },
    { name: 'Disabled', element: <Type of="off" /> },
  ],
};

const switchSamples = {
  en: { label: 'Tell me about new editions', hint: 'Once a week, by e-mail.' },
  ar: { label: 'أعلمني بالطبعات الجديدة', hint: 'مرة في الأسبوع، بالبريد الإلكتروني.' },
};

function Tell({ initial, isDisabled = false }: { initial: boolean; isDisabled?: boolean }) {
  const { label, hint } = useSampleSet(switchSamples);
  const [isOn, setOn] = useState(initial);
  return <Switch label={label} hint={hint} isOn={isOn} onChange={setOn} isDisabled={isDisabled} />;
}

export const switchStory: Story = {
  title: 'Switch',
  note: 'For what changes at once. What waits for a button is a checkbox.',
  states: [
    { name: 'On', element: <Tell initial /> },
    { name: 'Off', element: <Tell initial={false} /> },
    { name: 'Disabled', element: <Tell initial isDisabled /> },
  ],
};
