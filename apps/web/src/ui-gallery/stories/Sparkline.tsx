import { quantity } from '../../ui/charts/BarChart.tsx';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
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
  const words = useSampleSet(samples);
  const values = {
    calm: run,
    slow: run.map((value, place) => quantity(place > 15 ? value / 9 : value)),
    none: [],
  };
  return <Sparkline label={words[of]} values={values[of]} isWarning={of === 'slow'} />;
}

export const story: Story = {
  title: 'Spark line',
  note: 'Its label says in words and figures what the line shows.',
  states: [
    { name: 'As expected', element: <Spark of="calm" /> },
    { name: 'A warning', element: <Spark of="slow" /> },
    { name: 'Nothing measured', element: <Spark of="none" /> },
  ],
};
