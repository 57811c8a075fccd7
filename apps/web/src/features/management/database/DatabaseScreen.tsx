import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Failed } from '../Failed.tsx';
import { databaseQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { AskDatabase } from './AskDatabase.tsx';

/** Asks the database what an operator types, in development. */
export function DatabaseScreen() {
  const words = useMessages('management');
  usePageTitle(words('database'));
  const { data, error, refetch } = useQuery(databaseQuery);
  return (
    <Screen>
      <ScreenHead title={words('database')} about={words('databaseAbout')} />
      {error && !data && (
        <Failed title={words('databaseFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.isOn && <AskDatabase limits={data.limits} />}
      {data && !data.isOn && <EmptyState title={words('databaseOff')}>{words('databaseOffText')}</EmptyState>}
    </Screen>
  );
}
