import { TextArea } from '../../ui/forms/TextArea.tsx';
import type { Story } from '../story.ts';
import { useSampleSet } from '../useSampleSet.ts';

const samples = {
  en: {
    label: 'Description',
    hint: 'What the group works on.',
    long: 'Anchors in cracked concrete, long-term behaviour, and what the inspectors of the northern ports have asked for since the spring.\nKept by the test hall.',
  },
  ar: {
    label: 'الوصف',
    hint: 'ما تعمل عليه المجموعة.',
    long: 'المراسي في الخرسانة المتشققة، والسلوك الطويل الأمد، وما طلبه مفتشو الموانئ الشمالية منذ الربيع.\nتحتفظ به قاعة الاختبار.',
  },
};

function Description({ isLong }: { isLong: boolean }) {
  const { label, hint, long } = useSampleSet(samples);
  return <TextArea label={label} hint={hint} defaultValue={isLong ? long : ''} limit={255} />;
}

export const story: Story = {
  title: 'Text area',
  note: 'It grows with its text, to half the window.',
  states: [
    { name: 'Empty', element: <Description isLong={false} /> },
    { name: 'Some lines', element: <Description isLong /> },
  ],
};
