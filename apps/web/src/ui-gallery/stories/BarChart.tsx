import { BarChart, quantity } from '../../ui/charts/BarChart.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

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

export const story: Story = {
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
