import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Beta.module.css';

/** A beta badge. */
export function Beta() {
  const t = useMessages('search');
  return <span className={styles.beta}>{t('beta')}</span>;
}
