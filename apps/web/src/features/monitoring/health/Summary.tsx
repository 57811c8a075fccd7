import type { Health } from '@norma/contracts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Summary.module.css';

/** How all of it is, in one sentence. */
export function Summary({ health: { status, components } }: { health: Health }) {
  const words = useMessages('monitoring');
  const all = Object.values(components);
  const count = all.filter((part) => part.status === status).length;
  return (
    <p className={styles.summary} data-status={status} role="status">
      {status === 'UP' ? words('summary.UP') : words(`summary.${status}`, { count })}
    </p>
  );
}
