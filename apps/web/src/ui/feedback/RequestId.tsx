import { useTranslation } from 'react-i18next';
import styles from './RequestId.module.css';

/** The number of a request that failed: whoever looks into it finds it in the log. */
export function RequestId({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.request}>
      {t('ui.request')} <bdi dir="ltr">{id}</bdi>
    </p>
  );
}
