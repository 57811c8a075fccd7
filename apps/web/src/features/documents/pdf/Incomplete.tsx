import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Incomplete.module.css';

/** Tells that pages are missing that could not be fetched, and asks for them again; those that have come stay. */
export function Incomplete({ onRetry }: { onRetry: () => void }) {
  const words = useMessages('pdf-viewer');
  const { t } = useTranslation();
  return (
    <div className={styles.line} role="alert">
      <p className={styles.words}>{words('incomplete')}</p>
      <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
    </div>
  );
}
