import type { ReactNode } from 'react';
import styles from './FilterRow.module.css';

/** The filters of a list, in columns that wrap; a search with its button and a date range are two columns wide. */
export function FilterRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <search className={styles.row} aria-label={label}>
      {children}
    </search>
  );
}
