import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Kind } from './kinds.ts';
import styles from './KindMark.module.css';

const ring = <circle cx="5" cy="5" r="4" strokeWidth="1.4" />;
const disc = <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />;
const slashed = (
  <>
    {ring}
    <path d="M2.2 7.8 7.8 2.2" strokeWidth="1.4" />
  </>
);

const shapes: Record<Kind, ReactNode> = {
  current: disc,
  'superseded-edition': (
    <>
      <circle cx="5" cy="5" r="4" strokeWidth="1.2" />
      <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
  withdrawn: slashed,
  'cites-withdrawn': slashed,
  'withdrawn-and-replaced': <path d="M5 .8 9.2 5 5 9.2.8 5zM5 3.2v3.6" strokeWidth="1.3" />,
  amended: (
    <>
      {disc}
      <path d="M5 2.6v4.8M2.6 5h4.8" stroke="var(--paper)" strokeWidth="1.3" />
    </>
  ),
  ambiguous: (
    <>
      {ring}
      <circle cx="5" cy="5" r="1.4" fill="currentColor" stroke="none" />
    </>
  ),
  'not-in-library': <circle cx="5" cy="5" r="4" strokeWidth="1.3" strokeDasharray="2 1.6" />,
};

/** What is said of a reference: a word, a shape and a color, in that order of trust. */
export function KindMark({ kind }: { kind: Kind }) {
  const t = useMessages('related');
  return (
    <span className={styles.kind} data-kind={kind}>
      <svg className={styles.shape} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
        {shapes[kind]}
      </svg>
      {t(`health.state.${kind}`)}
    </span>
  );
}
