import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import { Width } from '../Width.tsx';

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

export const story: Story = {
  title: 'See more',
  note: 'The rest of a long text on demand, offered only where the text overflows.',
  states: [
    { name: 'One line of a long text', element: <Text words={long} lines={1} /> },
    { name: 'Three lines of it', element: <Text words={long} lines={3} /> },
    { name: 'A short text', element: <Text words={short} lines={1} /> },
  ],
};
