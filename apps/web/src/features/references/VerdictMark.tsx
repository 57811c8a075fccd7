import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import type { VerdictKind } from './verdicts.ts';
import styles from './VerdictMark.module.css';

const ring = <circle cx="5" cy="5" r="4" strokeWidth="1.4" />;
const disc = <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />;
const crossed = (
  <>
    {ring}
    <path d="M2.2 7.8 7.8 2.2" strokeWidth="1.4" />
  </>
);

/** The shapes of status, and three of their own: ambiguous, amended, not in this library. */
const shapes: Record<VerdictKind, ReactNode> = {
  current: disc,
  withdrawn: crossed,
  indirect: crossed,
  'withdrawn-and-replaced': <path d="M5 .8 9.2 5 5 9.2.8 5zM5 3.2v3.6" strokeWidth="1.3" />,
  'superseded-edition': (
    <>
      <circle cx="5" cy="5" r="4" strokeWidth="1.2" />
      <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
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

/** A verdict: a word, a shape and a color, in that order of trust. */
export function VerdictMark({ kind, steps }: { kind: VerdictKind; steps?: number }) {
  const t = useMessages('references');
  return (
    <span className={styles.mark} data-verdict={kind}>
      <svg className={styles.shape} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
        {shapes[kind]}
      </svg>
      <span>{steps === undefined ? t(`verdict.${kind}`) : t('verdict.steps', { count: steps })}</span>
    </span>
  );
}
