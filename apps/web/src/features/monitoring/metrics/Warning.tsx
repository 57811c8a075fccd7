import type { ReactNode } from 'react';
import styles from './Warning.module.css';

/** The text of a warning that a hatched meter shows. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden>
        <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.2" />
        <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" />
      </svg>
      {children}
    </p>
  );
}
