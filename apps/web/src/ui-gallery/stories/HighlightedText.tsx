import { HighlightedText } from '../../ui/text/HighlightedText.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';

function Title() {
  const t = useTranslate();
  const english = { text: 'Sustained-Load Creep of Bonded Anchors', ranges: [{ start: 24, end: 38 }] };
  const text = t(english.text, 'زحف المراسي اللاصقة تحت حمل دائم');
  const ranges = text === english.text ? english.ranges : [{ start: 4, end: 19 }];
  return (
    <p>
      <HighlightedText text={text} ranges={ranges} />
    </p>
  );
}

export const story: Story = {
  title: 'Highlighted text',
  note: 'A marker stroke with an edge that is seen without colour.',
  states: [{ name: 'Words that matched', element: <Title /> }],
};
