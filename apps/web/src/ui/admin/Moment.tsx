import { useDateTimeFormat } from '../text/useDateTimeFormat.ts';
import styles from './admin.module.css';

/** A moment in a table or a list of facts. */
export function Moment({ at }: { at: string }) {
  const moment = useDateTimeFormat();
  return (
    <time className={styles.time} dateTime={at}>
      {moment(at)}
    </time>
  );
}
