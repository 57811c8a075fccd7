import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who listen to the page; those who see it do not need them. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
