import type { ReactNode } from 'react';
import parts from './EmptyState.module.css';

type Props = {
  title: string;
  /** What will be here. */
  children: ReactNode;
  /** One way on. */
  actions?: ReactNode;
};

/** A place that holds nothing yet. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <section className={parts.empty}>
      <div className={parts.inside}>
        <Figure />
        <div>
          <h2 className={parts.title}>{title}</h2>
          <p className={parts.text}>{children}</p>
          {actions && <div className={parts.actions}>{actions}</div>}
        </div>
      </div>
    </section>
  );
}

/** A hole that was never drilled: its diameter is measured, and is nothing. */
function Figure() {
  return (
    <svg viewBox="0 0 180 148" width="180" height="148" fill="none" aria-hidden>
      <path className={parts.axis} d="M90 2v144M2 74h176" strokeDasharray="14 4 3 4" />
      <circle className={parts.circle} cx="90" cy="74" r="48" strokeDasharray="5 4" />
      <path className={parts.help} d="M42 78v54M138 78v54" />
      <path className={parts.measure} d="M42 126h38m20 0h38" />
      <path className={parts.arrows} d="M42 126l11-3.500v7zM138 126l-11-3.500v7z" />
      <path className={parts.ground} d="M82 118h16v16H82z" />
      <text className={parts.zero} x="90" y="130" textAnchor="middle">
        0
      </text>
    </svg>
  );
}
