import type { ReactNode } from 'react';
import parts from './Waiting.module.css';

/** Says at once that a comparison is waited for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <div className={parts.waiting} role="status">
      <span className={parts.measure} aria-hidden />
      {children}
    </div>
  );
}
