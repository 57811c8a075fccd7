import { IconAlertTriangle } from '@tabler/icons-react';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useMeasures } from './useMeasures.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Failure.module.css';

type Props = { error: Error; onRetry: () => void };

/** What stands in the place of what could not be loaded. */
export function Failure({ error, onRetry }: Props) {
  const words = useMessages('monitoring');
  return (
    <ErrorState title={words('failed')} onRetry={onRetry} error={error}>
      {words('failedText')}
    </ErrorState>
  );
}

/** Says that what is shown is of an earlier time, because asking again has failed. */
export function Outdated({ since }: { since: string }) {
  const words = useMessages('monitoring');
  const { time } = useMeasures();
  return (
    <p className={styles.outdated} role="alert">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      {words('outdated', { time: time(since) })}
    </p>
  );
}
