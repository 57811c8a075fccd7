import { LongText } from '../details/LongText.tsx';
import styles from './MarkedText.module.css';

/** The text that a compass point marks, as its publisher wrote it; of a long one the beginning, and the rest on demand. */
export function MarkedText({ text }: { text: string }) {
  return (
    <blockquote className={styles.quote}>
      <LongText text={text} />
    </blockquote>
  );
}
