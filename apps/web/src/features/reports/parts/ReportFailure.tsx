import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import type { Place } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

type Props = { error: Error; onRetry: () => void; onGo: (change: Partial<Place>) => void };

/** Why a report is not there, and what to do about it: other days, one's own account, or once more. */
export function ReportFailure({ error, onRetry, onGo }: Props) {
  const t = useMessages('reports');
  const code = error instanceof CallRefused ? error.code : '';
  if (code === 'report-range-wrong')
    return (
      <ErrorState
        title={t('rangeWrong')}
        actions={<Button onClick={() => onGo({ range: 'last-week' })}>{t('lastWeekAgain')}</Button>}
      >
        {t('rangeWrongText')}
      </ErrorState>
    );
  if (code === 'report-account-not-found')
    return (
      <ErrorState
        title={t('accountWrong')}
        actions={<Button onClick={() => onGo({ account: '' })}>{t('ownAgain')}</Button>}
      >
        {t('accountWrongText')}
      </ErrorState>
    );
  return (
    <ErrorState title={t('failed')} onRetry={onRetry} error={error}>
      {t('failedText')}
    </ErrorState>
  );
}
