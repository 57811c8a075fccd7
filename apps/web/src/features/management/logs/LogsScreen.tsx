import { useQuery } from '@tanstack/react-query';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { FilterBox } from '../FilterBox.tsx';
import { loggersQuery } from '../queries.ts';
import { Refresh } from '../Refresh.tsx';
import { hasText, useFilter } from '../useFilter.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useAboutLogger } from './useAboutLogger.ts';
import { useLevel } from './useLevel.ts';
import { useLoggerColumns } from './useLoggerColumns.tsx';

/** How much each part of the server says, and how to let it say more or less. */
export function LogsScreen() {
  const t = useMessages('management');
  usePageTitle(t('logs'));
  const { filter, setFilter } = useFilter();
  const { data, error, isPending, isFetching, refetch } = useQuery(loggersQuery);
  const level = useLevel();
  const aboutOf = useAboutLogger();
  const rows = Object.entries(data?.loggers ?? {})
    .map(([name, levels]) => ({ name, ...levels }))
    .filter(({ name }) => hasText(filter, name, aboutOf(name)));
  const columns = useLoggerColumns(data?.levels ?? [], level.mutate);
  return (
    <Screen>
      <ScreenHead
        title={t('logs')}
        about={t('logsAbout')}
        actions={<Refresh onRefresh={() => void refetch()} isBusy={isFetching} />}
        actionsAt="top"
      />
      <FilterBox label={t('filter')} filter={filter} onFilter={setFilter} />
      <DataTable
        caption={t('loggers')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        isLoading={isPending}
        narrow="stack"
        empty={<EmptyState title={t('noLogger')}>{t('noLoggerText')}</EmptyState>}
        failure={error && !data && { title: t('logsFailed'), text: t('failedText'), error, onRetry: refetch }}
      />
    </Screen>
  );
}
