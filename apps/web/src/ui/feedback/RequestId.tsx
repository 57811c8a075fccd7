import { useTranslation } from 'react-i18next';
import styles from './RequestId.module.css';

/** The id of a failed request, as in the server's log. */
export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.request}>
      {t('ui.request')} <bdi dir="ltr">{id}</bdi>
    </p>
  );
}
