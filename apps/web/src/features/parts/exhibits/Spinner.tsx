import { Spinner } from '../../../ui/Spinner.tsx';
import type { Exhibit } from '../exhibit.ts';
import { useSay } from '../useSay.ts';
import parts from './Spinner.module.css';

function Opening() {
  const say = useSay();
  return (
    <div className={parts.screen}>
      <Spinner label={say('Opening the library', 'جارٍ فتح المكتبة')} />
    </div>
  );
}

export const exhibit: Exhibit = {
  title: 'Spinner',
  note: 'Fills the screen while there is nothing else to show, from 200 ms on. Elsewhere rows keep their grid instead.',
  states: [{ name: 'Of a whole screen, cut short here', element: <Opening /> }],
};
