import type { HealthState } from '@norma/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './HealthStatus.module.css';

const shapes: Record<HealthState, ReactNode> = {
  UP: <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />,
  DEGRADED: (
    <>
      <circle cx="5" cy="5" r="4" strokeWidth="1.2" />
      <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
  DOWN: <path d="M5 .8 9.2 5 5 9.2.8 5zM5 3.2v3.6" strokeWidth="1.3" />,
};

/** The health of a part of the server: a word, a shape and a color. */
export function HealthStatus({ status }: { status: HealthState }) {
  const t = useMessages('monitoring');
  return (
    <span className={styles.standing} data-status={status}>
      <svg className={styles.shape} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
        {shapes[status]}
      </svg>
      {t(`state.${status}`)}
    </span>
  );
}
