import type { ReactNode } from 'react';
import styles from './DimensionLine.module.css';

/** A true quantity, measured from edge to edge as on a drawing. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.dimension}>
      <span className={styles.start} aria-hidden />
      <bdi>{children}</bdi>
      <span className={styles.end} aria-hidden />
    </p>
  );
}
