import { Meter } from '../../ui/feedback/Meter.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    calm: 'Heap: 58 % of the limit',
    full: 'Search index: 81 % of the limit',
    none: 'Jobs: none in hand',
  },
  ar: { calm: 'الذاكرة: 58 % من الحد', full: 'فهرس البحث: 81 % من الحد', none: 'المهام: لا شيء قيد التنفيذ' },
};

const shares = { calm: 0.58, full: 0.81, none: 0 };

function Measured({ of }: { of: 'calm' | 'full' | 'none' }) {
  const words = useSampleSet(samples);
  return (
    <span style={{ display: 'block', inlineSize: 160 }}>
      <Meter label={words[of]} share={shares[of]} isWarning={of === 'full'} />
    </span>
  );
}

export const story: Story = {
  title: 'Meter',
  note: 'How much there is of what there may be. The figure stands beside it; above 80 % words say so as well.',
  states: [
    { name: 'As expected', element: <Measured of="calm" /> },
    { name: 'A warning', element: <Measured of="full" /> },
    { name: 'Nothing', element: <Measured of="none" /> },
  ],
};
