import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useElapsedSeconds } from '../../ui/hooks/useElapsedSeconds.ts';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    label: 'Generating HTML compare result…',
    words: 'Large documents take up to two minutes. You may leave this page; the result waits.',
    start: 'Start',
    stop: 'Stop',
  },
  ar: {
    label: 'جارٍ إعداد نتيجة مقارنة HTML…',
    words: 'قد تستغرق الوثائق الكبيرة دقيقتين. يمكنك مغادرة هذه الصفحة، وستبقى النتيجة في انتظارك.',
    start: 'بدء',
    stop: 'إيقاف',
  },
};

function Known({ done, seconds }: { done: number; seconds: number }) {
  const { label, words } = useSampleSet(samples);
  return (
    <Progress label={label} done={done} seconds={seconds}>
      {words}
    </Progress>
  );
}

function Open() {
  const { label, start, stop } = useSampleSet(samples);
  const [isRunning, setRunning] = useState(false);
  const seconds = useElapsedSeconds(isRunning);
  return (
    <>
      <Progress label={label} seconds={seconds} />
      <Button kind="bare" onClick={() => setRunning(!isRunning)}>
        {isRunning ? stop : start}
      </Button>
    </>
  );
}

export const story: Story = {
  title: 'Progress',
  note: 'Say how much is done where it is known; useElapsedSeconds counts the time.',
  states: [
    { name: 'A third', element: <Known done={0.34} seconds={40} /> },
    { name: 'Just begun', element: <Known done={0} seconds={0} /> },
    { name: 'Done', element: <Known done={1} seconds={117} /> },
    { name: 'Nobody knows how long', element: <Open /> },
  ],
};
