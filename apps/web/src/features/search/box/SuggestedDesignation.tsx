import { designationParts } from '../../../ui/designationParts.ts';
import { Marked } from '../../../ui/Marked.tsx';
import type { Range } from '../../../ui/markedPieces.ts';
import { typedPart } from './typedPart.ts';
import styles from './SuggestedDesignation.module.css';

/** A designation with what was typed of it marked. */
export function SuggestedDesignation({ value, typed }: { value: string; typed: string }) {
  const { publisher, number, year } = designationParts(value);
  const ranges = typedPart(value, typed);
  const from = (start: number): Range[] =>
    ranges.map((range) => ({ start: range.start - start, end: range.end - start }));
  return (
    <bdi className={styles.designation} dir="ltr">
      <span className={styles.light}>
        <Marked text={publisher} ranges={from(0)} />
      </span>
      <wbr />
      <Marked text={number} ranges={from(publisher.length)} />
      {year && <wbr />}
      <span className={styles.light}>
        <Marked text={year} ranges={from(publisher.length + number.length)} />
      </span>
    </bdi>
  );
}
