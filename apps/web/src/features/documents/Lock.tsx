import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Lock.module.css';

type Props = {
  /** The publisher whose subscription is missing, if it is to be named. */
  publisherName?: string | undefined;
};

/** Says that the reader's account does not subscribe to a document. */
export function Lock({ publisherName }: Props) {
  const { t } = useTranslation();
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
