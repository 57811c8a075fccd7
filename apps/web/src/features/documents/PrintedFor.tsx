import { usePrintedLine } from './usePrintedLine.ts';
import styles from './PrintedFor.module.css';

/** On paper only: who printed the document, when, and from which library. */
export function PrintedFor() {
  return <p className={styles.line}>{usePrintedLine()}</p>;
}
