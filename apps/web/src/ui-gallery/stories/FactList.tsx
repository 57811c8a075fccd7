import { FactList } from '../../ui/lists/FactList.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

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

export const story: Story = {
  title: 'Fact list',
  note: 'For details and reports. The facts of a document stand in a title block.',
  states: [{ name: 'Figures and words', element: <Facts /> }],
};
