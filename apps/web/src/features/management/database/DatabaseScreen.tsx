import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { databaseQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AskDatabase } from './AskDatabase.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';

/** Runs SQL of operators, in development. */
export function DatabaseScreen() {
  const t = useMessages('management');
  usePageTitle(t('database'));
  const { data, error, refetch } = useQuery(databaseQuery);
  return (
    <Screen>
      <ScreenHead title={t('database')} about={t('databaseAbout')} />
      {error && !data && (
        <ErrorState title={t('databaseFailed')} error={error} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
      {data?.isOn && <AskDatabase limits={data.limits} />}
      {data && !data.isOn && <EmptyState title={t('databaseOff')}>{t('databaseOffText')}</EmptyState>}
    </Screen>
  );
}
