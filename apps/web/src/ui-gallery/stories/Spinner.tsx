import { Spinner } from '../../ui/feedback/Spinner.tsx';
import type { Story } from '../story.ts';
import { useTranslate } from '../useTranslate.ts';
import styles from './Spinner.module.css';

function Opening() {
  const t = useTranslate();
  return (
    <div className={styles.screen}>
      <Spinner label={t('Opening the library', 'جارٍ فتح المكتبة')} />
    </div>
  );
}

export const story: Story = {
  title: 'Spinner',
  note: 'Fills the screen while there is nothing else to show, from 200 ms on. Elsewhere rows keep their grid instead.',
  states: [{ name: 'Of a whole screen, cut short here', element: <Opening /> }],
};
