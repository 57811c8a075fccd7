import type { ListedAccess } from '@norma/contracts';
import { useTranslation } from 'react-i18next';
import styles from './AccessMark.module.css';

type Props = ListedAccess & {
  /** Whether to name the publisher whose subscription is missing. */
  namesPublisher?: boolean;
};

/** Marks a document of a list that the reader's account does not subscribe to; nothing at any other. */
export function AccessMark({ isEntitled, publisherName, namesPublisher }: Props) {
  const { t } = useTranslation();
  if (isEntitled) return null;
  return (
    <span className={styles.access}>
      <span className={styles.lock}>{t('notSubscribed')}</span>
      {namesPublisher && <bdi className={styles.publisher}>{publisherName}</bdi>}
    </span>
  );
}
