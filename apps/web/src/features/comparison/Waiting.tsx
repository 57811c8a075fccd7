import type { ReactNode } from 'react';
import styles from './Waiting.module.css';

/** Says at once that a comparison is waited for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.measure} aria-hidden />
      {children}
    </div>
  );
}
