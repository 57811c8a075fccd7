import { useMoment } from '../../ui/useMoment.ts';
import styles from './Content.module.css';

/** A moment in a table or a list of facts. */
export function Moment({ at }: { at: string }) {
  const moment = useMoment();
  return (
    <time className={styles.time} dateTime={at}>
      {moment(at)}
    </time>
  );
}
