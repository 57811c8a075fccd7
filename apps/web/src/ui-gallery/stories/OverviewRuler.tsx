import { useState, type CSSProperties } from 'react';
import { OverviewRuler, type Mark } from '../../ui/overview-ruler/OverviewRuler.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
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

type Props = { marks: readonly Mark[]; isUpright: boolean; span?: number };

function Strip({ marks, isUpright, span = 0.23 }: Props) {
  const { label } = useSampleSet(samples);
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

export const story: Story = {
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
