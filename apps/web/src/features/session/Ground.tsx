import type { ReactNode } from 'react';
import { LibraryName } from './LibraryName.tsx';
import styles from './Ground.module.css';

/** The background of a message that replaces the library: its name alone. */
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
