import type { ReactNode } from 'react';
import { LibraryName } from './LibraryName.tsx';
import styles from './Ground.module.css';

/** What stands behind a message in place of the library: its name, and nothing to do. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <header className={styles.bar}>
        <LibraryName />
      </header>
      {children}
    </div>
  );
}
