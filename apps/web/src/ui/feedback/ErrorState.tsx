import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../buttons/Button.tsx';
import { RequestId } from './RequestId.tsx';
import styles from './ErrorState.module.css';

type Props = {
  title: string;
  /** What happened, and what was saved. */
  children: ReactNode;
  /** The thrown error; the request id of a refused call is shown. */
  error?: unknown;
  requestId?: string;
  onRetry?: () => void;
  /** Further actions, behind the retry. */
  actions?: ReactNode;
};

/** An error that the user did not cause. */
export function ErrorState({ title, children, error, requestId, onRetry, actions }: Props) {
  const { t } = useTranslation();
  const id = error instanceof CallRefused ? error.requestId : requestId;
  return (
    <section className={styles.error} role="alert">
      <IconAlertTriangle className={styles.sign} size={20} stroke={1.6} aria-hidden />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>{children}</div>
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button icon={<IconRefresh size={16} stroke={1.6} aria-hidden />} onClick={onRetry}>
                {t('ui.tryAgain')}
              </Button>
            )}
            {actions}
          </div>
        )}
        {id && <RequestId id={id} />}
      </div>
    </section>
  );
}
