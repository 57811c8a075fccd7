import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type Props = {
  title: string;
  /** The placeholder before there are notes. */
  children: ReactNode;
  /** One action. */
  actions?: ReactNode;
};

/** A place that holds nothing yet. */
export function EmptyState({ title, children, actions }: Props) {
  return (
    <section className={styles.empty}>
      <div className={styles.inside}>
        <Figure />
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{children}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </section>
  );
}

/** A hole that was never drilled: its diameter is measured, and is nothing. */
function Figure() {
  return (
    <svg viewBox="0 0 180 148" width="180" height="148" fill="none" aria-hidden>
      <path className={styles.axis} d="M90 2v144M2 74h176" strokeDasharray="14 4 3 4" />
      <circle className={styles.circle} cx="90" cy="74" r="48" strokeDasharray="5 4" />
      <path className={styles.help} d="M42 78v54M138 78v54" />
      <path className={styles.measure} d="M42 126h38m20 0h38" />
      <path className={styles.arrows} d="M42 126l11-3.500v7zM138 126l-11-3.500v7z" />
      <path className={styles.ground} d="M82 118h16v16H82z" />
      <text className={styles.zero} x="90" y="130" textAnchor="middle">
        0
      </text>
    </svg>
  );
}
