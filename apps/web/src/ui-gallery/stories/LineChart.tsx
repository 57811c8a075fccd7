import { LineChart, quantity } from '../../ui/charts/LineChart.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    title: 'Time of an answer',
    axis: 'Time',
    series: ['Mean, ms', 'p95, ms'] as const,
    empty: 'Nothing was measured in this time.',
  },
  ar: {
    title: 'زمن الإجابة',
    axis: 'الوقت',
    series: ['المتوسط، م.ث', 'p95، م.ث'] as const,
    empty: 'لم يُقَس شيء في هذه المدة.',
  },
};

const start = Date.UTC(2026, 10, 19, 13, 0);
const clock = (at: Date): string => at.toISOString().slice(11, 16);

type Props = { count: number; gap?: number; times?: number };

function Measured({ count, gap = -2, times = 1 }: Props) {
  const { title, axis, series, empty } = useSampleSet(samples);
  const moments = Array.from({ length: count }, (_, minute) => {
    const mean = quantity((20 + 9 * Math.abs(Math.sin(minute / 4))) * times);
    const isLost = minute === gap || minute === gap + 1;
    return {
      at: new Date(start + minute * 60_000),
      values: isLost ? [null, null] : [mean, quantity(mean * 2.3 + ((minute * 7) % 5) * times)],
    };
  });
  const format = { maximumFractionDigits: 1 };
  return <LineChart {...{ title, axis, series, moments, empty, format }} wordsFor={clock} />;
}

export const story: Story = {
  title: 'Line chart',
  note: 'Moments stand at true distances; where nothing was measured the line is cut, never drawn across.',
  states: [
    { name: 'An hour with a gap', element: <Measured count={60} gap={33} /> },
    { name: 'A thousand moments', element: <Measured count={1000} /> },
    { name: 'One moment', element: <Measured count={1} /> },
    { name: 'Huge figures', element: <Measured count={30} times={1e9} /> },
    { name: 'No figures', element: <Measured count={0} /> },
  ],
};
