import { BarChart, quantity } from '../../ui/charts/BarChart.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import { useState, type CSSProperties } from 'react';
import { OverviewRuler, type Mark } from '../../ui/overview-ruler/OverviewRuler.tsx';
import { type Story, useSampleSet } from '../story.tsx';

const samples = {
  en: {
    title: 'Documents opened per day',
    alone: 'Searches per day',
    axis: 'Day',
    series: ['PDF', 'HTML', 'Download'] as const,
    searches: ['Searches'] as const,
    days: ['Fri 13', 'Sat 14', 'Sun 15', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19'],
    empty: 'Nobody opened a document in this time.',
  },
  ar: {
    title: 'الوثائق المفتوحة يوميًا',
    alone: 'عمليات البحث يوميًا',
    axis: 'اليوم',
    series: ['PDF', 'HTML', 'تنزيل'] as const,
    searches: ['عمليات البحث'] as const,
    days: ['الجمعة 13', 'السبت 14', 'الأحد 15', 'الاثنين 16', 'الثلاثاء 17', 'الأربعاء 18', 'الخميس 19'],
    empty: 'لم يفتح أحد وثيقة في هذه المدة.',
  },
};

const opened = [
  [410, 270, 61],
  [38, 20, 6],
  [47, 24, 5],
  [522, 344, 87],
  [612, 370, 98],
  [588, 400, 106],
  [497, 312, 76],
];

function Stacked() {
  const { title, axis, series, days, empty } = useSampleSet(samples);
  const bars = days.map((label, day) => ({ key: label, label, values: (opened[day] ?? []).map(quantity) }));
  return <BarChart {...{ title, axis, series, bars, empty }} />;
}

/** One series, of figures made by a rule. */
function Alone({ count, times }: { count: number; times: number }) {
  const { alone, axis, searches, empty } = useSampleSet(samples);
  const bars = Array.from({ length: count }, (_, day) => ({
    key: String(day),
    label: String(day + 1),
    values: [quantity((37 + ((day * 13) % 29)) * times)],
  }));
  return <BarChart title={alone} axis={axis} series={searches} bars={bars} empty={empty} />;
}

export const barChartStory: Story = {
  title: 'Bar chart',
  note: 'At most four series, told apart by fill, hatch, outline and dots. Values are quantities: quantity() refuses what is below zero.',
  states: [
    { name: 'Stacked', element: <Stacked /> },
    { name: 'One series', element: <Alone count={12} times={1} /> },
    { name: 'A bar for every day of a quarter', element: <Alone count={92} times={1} /> },
    { name: 'Huge figures', element: <Alone count={5} times={123_456_789} /> },
    { name: 'One bar', element: <Alone count={1} times={1} /> },
    { name: 'Nothing at all', element: <Alone count={4} times={0} /> },
    { name: 'No figures', element: <Alone count={0} times={1} /> },
  ],
};

const sparklineSamples = {
  en: {
    calm: 'Last hour, between 20 and 28 ms',
    slow: 'Last hour, slow: up to 6,804 ms',
    none: 'Last hour, nothing measured',
  },
  ar: {
    calm: 'الساعة الأخيرة، بين 20 و28 م.ث',
    slow: 'الساعة الأخيرة، بطيء: حتى 6,804 م.ث',
    none: 'الساعة الأخيرة، لم يُقَس شيء',
  },
};

const run = Array.from({ length: 24 }, (_, place) => quantity(20 + ((place * 5) % 9)));

function Spark({ of }: { of: 'calm' | 'slow' | 'none' }) {
  const words = useSampleSet(sparklineSamples);
  const values = {
    calm: run,
    slow: run.map((value, place) => quantity(place > 15 ? value / 9 : value)),
    none: [],
  };
  return <Sparkline label={words[of]} values={values[of]} isWarning={of === 'slow'} />;
}

export const sparklineStory: Story = {
  title: 'Spark line',
  note: 'Its label says in words and figures what the line shows.',
  states: [
    { name: 'As expected', element: <Spark of="calm" /> },
    { name: 'A warning', element: <Spark of="slow" /> },
    { name: 'Nothing measured', element: <Spark of="none" /> },
  ],
};

const overviewRulerSamples = {
  en: { label: 'Place in the document' },
  ar: { label: 'الموضع في الوثيقة' },
};

const clauses = [
  { number: '1', at: 0 },
  { number: '5', at: 0.2 },
  { number: '8', at: 0.35 },
  { number: '9', at: 0.49 },
  { number: '9.2', at: 0.5 },
  { number: '10', at: 0.74 },
  { number: 'A1', at: 0.82 },
];
const found: Mark[] = [
  ...[0.03, 0.11, 0.115, 0.34, 0.36, 0.361, 0.52, 0.6, 0.61, 0.88].map((start): Mark => ({
    kind: 'hit',
    start,
  })),
  { kind: 'compass-point', start: 0.27 },
  { kind: 'compass-point', start: 0.56, end: 0.575 },
];
const changes: Mark[] = [
  { kind: 'added', start: 0.04, end: 0.052 },
  { kind: 'removed', start: 0.09, end: 0.098 },
  { kind: 'added', start: 0.09, end: 0.104 },
  { kind: 'removed', start: 0.22, end: 0.24 },
  { kind: 'removed', start: 0.54, end: 0.566 },
  { kind: 'added', start: 0.555, end: 0.595 },
  { kind: 'moved', start: 0.61, end: 0.62 },
  { kind: 'added', start: 0.64, end: 0.67 },
  { kind: 'removed', start: 0.78, end: 0.814 },
  { kind: 'moved', start: 0.83, end: 0.845 },
];
const thousands = Array.from({ length: 20_000 }, (_, index): Mark => ({
  kind: index % 2000 === 0 ? 'compass-point' : 'hit',
  start: (index * 0.618_033_99) % 1,
}));

type OverviewRulerProps = { marks: readonly Mark[]; isUpright: boolean; span?: number };

function Strip({ marks, isUpright, span = 0.23 }: OverviewRulerProps) {
  const { label } = useSampleSet(overviewRulerSamples);
  const [start, setStart] = useState(span < 1 ? 0.5 : 0);
  const room: CSSProperties = isUpright ? { blockSize: 420 } : {};
  return (
    <div style={room}>
      <OverviewRuler
        {...{ label, marks, clauses, isUpright }}
        view={{ start, end: start + span }}
        onMove={setStart}
      />
    </div>
  );
}

export const overviewRulerStory: Story = {
  title: 'Heat strip',
  note: 'It stands upright beside a text and lies above it below 576 px; here both are told. Its arrows go a tenth of the window, Page Up and Down a window.',
  states: [
    { name: 'Hits and compass points', element: <Strip marks={found} isUpright /> },
    { name: 'A comparison', element: <Strip marks={changes} isUpright /> },
    { name: 'Lying, hits and compass points', element: <Strip marks={found} isUpright={false} /> },
    { name: 'Lying, a comparison', element: <Strip marks={changes} isUpright={false} /> },
    { name: 'Twenty thousand marks', element: <Strip marks={thousands} isUpright /> },
    { name: 'A text that fits the window', element: <Strip marks={[]} isUpright={false} span={1} /> },
  ],
};
