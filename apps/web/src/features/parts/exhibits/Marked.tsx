import { Marked } from '../../../ui/Marked.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';

function Title() {
  const say = useSay();
  const english = { text: 'Sustained-Load Creep of Bonded Anchors', ranges: [{ start: 24, end: 38 }] };
  const text = say(english.text, 'زحف المراسي اللاصقة تحت حمل دائم');
  const ranges = text === english.text ? english.ranges : [{ start: 4, end: 19 }];
  return (
    <p>
      <Marked text={text} ranges={ranges} />
    </p>
  );
}

export const exhibit: Exhibit = {
  title: 'Marked',
  note: 'A marker stroke with an edge that is seen without colour.',
  states: [{ name: 'Words that matched', element: <Title /> }],
};
