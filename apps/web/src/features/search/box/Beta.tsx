import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Beta.module.css';

/** Tells that something is still being tried out. */
export function Beta() {
  const words = useMessages('search');
  return <span className={styles.beta}>{words('beta')}</span>;
}
