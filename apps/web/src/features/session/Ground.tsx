import type { ReactNode } from 'react';
import { LibraryName } from './LibraryName.tsx';
import parts from './Ground.module.css';

/** What stands behind a message in place of the library: its name, and nothing to do. */
export function Ground({ children }: { children: ReactNode }) {
  return (
    <div className={parts.ground}>
      <header className={parts.bar}>
        <LibraryName />
      </header>
      {children}
    </div>
  );
}
