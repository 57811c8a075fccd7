import { IconLock } from '@tabler/icons-react';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Lock.module.css';

/** A lock and words: nothing is wrong with the document, it is not in the subscription. */
export function Lock({ publisherName }: { publisherName: string | undefined }) {
  const t = useMessages('documents');
  return (
    <span className={styles.access}>
      <span className={styles.lock}>
        <IconLock size={14} stroke={1.6} aria-hidden />
        {t('notSubscribed')}
      </span>
      {publisherName && <bdi className={styles.publisher}>{publisherName}</bdi>}
    </span>
  );
}
