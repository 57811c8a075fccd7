import { useTranslation } from 'react-i18next';
import { wordsFor } from '../../../client/wordsFor.ts';
import styles from './Failure.module.css';

type Props = { title: string; error: Error | null; onRetry: () => void };

/** The error of a part of the panel, with a retry. */
export function Failure({ title, error, onRetry }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{title}</p>
      {error && <p>{wordsFor(error, t)}</p>}
      <button className={styles.retry} type="button" onClick={onRetry}>
        {t('ui.tryAgain')}
      </button>
    </div>
  );
}
