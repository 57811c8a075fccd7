import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Small parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
