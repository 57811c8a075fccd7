import type { ReactNode } from 'react';
import parts from './Row.module.css';

/** Small parts side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={parts.row}>{children}</div>;
}
