import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { Sort } from './sorting.ts';
import styles from './SortHead.module.css';

type Props = { words: string; direction: Sort['direction'] | undefined; onSort: () => void };

/** The head of a column that sorts: the sorted one is bold with one arrow, the others show the pair. */
export function SortHead({ words, direction, onSort }: Props) {
  const Arrow = direction ? { ascending: IconArrowUp, descending: IconArrowDown }[direction] : IconArrowsSort;
  return (
    <button className={styles.sort} type="button" data-sorted={direction} onClick={onSort}>
      {words}
      <Arrow className={styles.arrow} size={14} stroke={1.6} aria-hidden />
    </button>
  );
}
