import type { ReactNode } from 'react';
import parts from './DimensionLine.module.css';

/** A true quantity, measured from edge to edge as on a drawing. */
export function DimensionLine({ children }: { children: ReactNode }) {
  return (
    <p className={parts.dimension}>
      <span className={parts.start} aria-hidden />
      <bdi>{children}</bdi>
      <span className={parts.end} aria-hidden />
    </p>
  );
}
