import { useDelayed } from '../../ui/hooks/useDelayed.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './DocumentSkeleton.module.css';

/** The grid of a document's page while it is being loaded; empty at first, so that nothing flashes. */
export function DocumentSkeleton() {
  const t = useMessages('documents');
  const isSlow = useDelayed(true);
  return (
    <output className={styles.page} aria-label={t('loading')} data-slow={isSlow || undefined}>
      <span className={styles.designation} />
      <span className={styles.title} />
      <span className={styles.bar} />
      <span className={styles.room} />
    </output>
  );
}
