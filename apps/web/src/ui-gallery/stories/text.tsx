import { useState } from 'react';
import { Chip, Chips } from '../../ui/lists/Chips.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { DimensionLine } from '../../ui/layout/DimensionLine.tsx';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { HighlightedText } from '../../ui/text/HighlightedText.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { Row, type Story, useSampleSet, useTranslate, Width } from '../story.tsx';

type Chosen = { key: string; section: [string, string]; value: [string, string] };

const five: Chosen[] = [
  { key: 'bonded', section: ['Category', 'الفئة'], value: ['Bonded anchors', 'مراسٍ لاصقة'] },
  {
    key: 'nsb',
    section: ['Publisher', 'الناشر'],
    value: ['Northern Standards Board', 'Northern Standards Board'],
  },
  { key: 'test', section: ['Document type', 'نوع الوثيقة'], value: ['Test method', 'طريقة اختبار'] },
  { key: 'steel', section: ['Topic', 'الموضوع'], value: ['Steel', 'الفولاذ'] },
  { key: 'pipes', section: ['Industry', 'الصناعة'], value: ['Pipelines', 'خطوط الأنابيب'] },
];
const first = five.slice(0, 1);

function Some({ of }: { of: Chosen[] }) {
  const t = useTranslate();
  const [chosen, setChosen] = useState(of);
  return (
    <Chips
      label={t('Refined by', 'محدد حسب')}
      onClear={() => setChosen([])}
      chips={chosen.map(({ key, section, value }) => ({
        key,
        section: t(...section),
        value: t(...value),
        removeLabel: `${t('Remove', 'إزالة')} ${t(...section)}: ${t(...value)}`,
        onRemove: () => setChosen(chosen.filter((each) => each.key !== key)),
      }))}
    />
  );
}

function Alone() {
  const t = useTranslate();
  return (
    <Chip
      section={t('Topic', 'الموضوع')}
      value={t('Steel', 'الفولاذ')}
      removeLabel={t('Remove topic: steel', 'إزالة الموضوع: الفولاذ')}
      onRemove={() => undefined}
    />
  );
}

export const chipStory: Story = {
  title: 'Chips',
  note: 'What narrows a list: two at first, then "+ n more", and one way to take all of them back.',
  states: [
    { name: 'One', element: <Alone /> },
    { name: 'One in a line', element: <Some of={first} /> },
    { name: 'Five', element: <Some of={five} /> },
  ],
};

const others = ['HI 4410-2:2022', 'PIC RP 1173-2021', 'VWA W 120-19 (R2024)', '4410'];

export const designationStory: Story = {
  title: 'Designation',
  note: 'Mono, left to right in every language, a short one never broken, none ever cut. The number is heavier than publisher and year.',
  states: [
    { name: 'In a head', element: <Designation value="NSB E 214-24" size="head" /> },
    { name: 'In a list', element: <Designation value="NSB E 214-24" /> },
    { name: 'In a table', element: <Designation value="NSB E 214-24" size="table" /> },
    {
      name: 'Of other makes',
      element: others.map((value) => (
        <div key={value}>
          <Designation value={value} size="table" />
        </div>
      )),
    },
  ],
};

function Range() {
  const t = useTranslate();
  return (
    <Width px={420}>
      <DimensionLine>
        <b dir="ltr">1–25</b> {t('of 204 documents', 'من 204 وثائق')}
      </DimensionLine>
    </Width>
  );
}

export const dimensionLineStory: Story = {
  title: 'Dimension line',
  note: 'It says a true quantity: range, span, progress. No quantity, no dimension line.',
  states: [{ name: 'A range', element: <Range /> }],
};

const long: [english: string, arabic: string] = [
  'Specifies a test of anchors bonded into hardened concrete under a load that is kept for at least 1 000 h, the conditioning of specimens, the apparatus, the readings to be taken and how the displacement is projected to the service life.',
  'تحدد هذه الوثيقة اختبارًا للمراسي المثبتة بمادة لاصقة في الخرسانة المتصلدة تحت حمل يدوم ألف ساعة على الأقل، وتهيئة العينات والأجهزة والقراءات المطلوبة وكيفية إسقاط الإزاحة على عمر الخدمة.',
];
const short: [english: string, arabic: string] = ['Applies to steel.', 'تنطبق على الفولاذ.'];

function Text({ words, lines }: { words: [string, string]; lines: number }) {
  const t = useTranslate();
  return (
    <Width px={420}>
      <ExpandableText lines={lines}>{t(...words)}</ExpandableText>
    </Width>
  );
}

export const expandableTextStory: Story = {
  title: 'See more',
  note: 'The rest of a long text on demand, offered only where the text overflows.',
  states: [
    { name: 'One line of a long text', element: <Text words={long} lines={1} /> },
    { name: 'Three lines of it', element: <Text words={long} lines={3} /> },
    { name: 'A short text', element: <Text words={short} lines={1} /> },
  ],
};

const samples = {
  en: [
    { label: 'Running since', value: 'Nov 12 2026 06:00', isFigure: true },
    { label: 'Processor', value: '38 % of 2 cores', isFigure: true },
    { label: 'Open files', value: '412 of 65,536', isFigure: true },
    {
      label: 'Looked after by',
      value: 'The library of Halvorsen Consulting, second floor, beside the test hall',
    },
  ],
  ar: [
    { label: 'يعمل منذ', value: 'Nov 12 2026 06:00', isFigure: true },
    { label: 'المعالج', value: '38 % من 2', isFigure: true },
    { label: 'الملفات المفتوحة', value: '412 من 65,536', isFigure: true },
    { label: 'المسؤول', value: 'مكتبة هالفورسن للاستشارات، الطابق الثاني، بجانب قاعة الاختبار' },
  ],
};

function Facts() {
  return <FactList facts={useSampleSet(samples)} />;
}

export const factListStory: Story = {
  title: 'Fact list',
  note: 'For details and reports. The facts of a document stand in a title block.',
  states: [{ name: 'Figures and words', element: <Facts /> }],
};

function Title() {
  const t = useTranslate();
  const english = { text: 'Sustained-Load Creep of Bonded Anchors', ranges: [{ start: 24, end: 38 }] };
  const text = t(english.text, 'زحف المراسي اللاصقة تحت حمل دائم');
  const ranges = text === english.text ? english.ranges : [{ start: 4, end: 19 }];
  return (
    <p>
      <HighlightedText text={text} ranges={ranges} />
    </p>
  );
}

export const highlightedTextStory: Story = {
  title: 'Highlighted text',
  note: 'A marker stroke with an edge that is seen without colour.',
  states: [{ name: 'Words that matched', element: <Title /> }],
};

const all = (...statuses: string[]) => (
  <Row>
    {statuses.map((status) => (
      <Status key={status} status={status} />
    ))}
  </Row>
);

export const statusStory: Story = {
  title: 'Status',
  note: 'Word, shape, colour, in that order of trust: it survives a black and white print and a colour-blind eye.',
  states: [
    { name: 'Use it', element: all('Active', 'Adopted', 'Current') },
    { name: 'With care', element: all('Previous') },
    {
      name: 'Do not',
      element: all('Historical', 'Withdrawn', 'Withdrawn Replaced', 'Withdrawn No replacement', 'Replaced'),
    },
    { name: 'Not yet', element: all('Work item') },
    { name: 'That nobody knows', element: all('Archived') },
  ],
};
