import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failed } from '../Failed.tsx';
import { ManagementScreen } from '../ManagementScreen.tsx';
import { databaseQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';
import { AskDatabase } from './AskDatabase.tsx';

/** Asks the database what an operator types, in development. */
export function DatabaseScreen() {
  const words = useWords();
  const { data, error, refetch } = useQuery(databaseQuery);
  return (
    <ManagementScreen title={words('database')} about={words('databaseAbout')}>
      {error && !data && (
        <Failed title={words('databaseFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.isOn && <AskDatabase limits={data.limits} />}
      {data && !data.isOn && <EmptyState title={words('databaseOff')}>{words('databaseOffText')}</EmptyState>}
    </ManagementScreen>
  );
}
