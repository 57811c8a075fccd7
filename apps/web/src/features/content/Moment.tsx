import { useDateTimeFormat } from '../../ui/text/useDateTimeFormat.ts';
import styles from './Content.module.css';

/** A moment in a table or a list of facts. */
export function Moment({ at }: { at: string }) {
  const moment = useDateTimeFormat();
  return (
    <time className={styles.time} dateTime={at}>
      {moment(at)}
    </time>
  );
}
