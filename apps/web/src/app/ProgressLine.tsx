import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoading, onLoadingChange } from '../client/pendingRequests.ts';
import { useDelayed } from '../ui/hooks/useDelayed.ts';
import styles from './ProgressLine.module.css';

/** A line that is measured along the upper edge while readers wait for an answer, once that takes long enough to notice. */
export function ProgressLine() {
  const { t } = useTranslation();
  const isShown = useDelayed(useSyncExternalStore(onLoadingChange, isLoading));
  if (!isShown) return null;
  return (
    <div className={styles.line} role="progressbar" aria-label={t('shell.loading')}>
      <span className={styles.measured} />
    </div>
  );
}
