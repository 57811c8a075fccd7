import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import { ComparisonLate } from './awaitResult.ts';
import type { Format } from './pair.ts';
import { useComparisonWays } from './useComparisonWays.ts';
import { useMessages, type MessageKey } from '../../i18n/useMessages.ts';
import styles from './Failure.module.css';

/** The other format in which both editions exist, and the way to it. */
export type Other = { format: Format; go: () => void };

type Props = { error: Error; onRetry: () => void; other: Other | undefined };

/** Says why two editions are not compared, and what there is to do instead. */
export function ComparisonFailure({ error, onRetry, other }: Props) {
  const t = useMessages('comparison');
  const ways = useComparisonWays();
  const code = error instanceof CallRefused ? error.code : '';
  if (code === 'comparison-too-large') {
    return (
      <MessageDialog isOpen title={t('tooLargeTitle')} onEnd={ways.close}>
        {t('tooLarge')}
      </MessageDialog>
    );
  }
  const isLate = error instanceof ComparisonLate;
  return (
    <div className={styles.failure}>
      <ErrorState
        title={t(isLate ? 'late' : 'failed')}
        onRetry={onRetry}
        actions={other && <Button onClick={other.go}>{t(`instead.${other.format}`)}</Button>}
      >
        {t(isLate ? 'lateText' : (reasons[code] ?? 'failedText'))}
      </ErrorState>
    </div>
  );
}

const reasons: Record<string, MessageKey<'comparison'> | undefined> = {
  'document-not-entitled': 'noAccess',
  'document-unreadable': 'unreadable',
  'comparisons-busy': 'busy',
};
