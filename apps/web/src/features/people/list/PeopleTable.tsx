import type { PeopleList } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallRefused } from '../../../client/client.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { peopleSorts } from '../choices.atBuild.ts';
import { pageSize } from '../queries.ts';
import { useWords } from '../useWords.ts';
import type { usePlace } from './address.ts';
import { nameOf } from '../nameOf.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';

type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<PeopleList> };

/** People page by page, each a way to all that is known of them. */
export function PeopleTable({ place, addressOf, goTo, list }: Props) {
  const words = useWords();
  const columns = usePeopleColumns();
  const { data, error } = list;
  const isNarrowed = Boolean(place.search || place.account || place.authority || place.state);
  return (
    <DataTable
      caption={words('people')}
      columns={columns}
      rows={data?.people ?? []}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      sort={{ by: place.sort, direction: place.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ by, direction }) =>
        goTo({
          ...place,
          sort: peopleSorts.find((sort) => sort === by) ?? 'name',
          direction: direction === 'ascending' ? 'asc' : 'desc',
          page: 0,
        })
      }
      paging={{
        page: place.page,
        size: pageSize,
        total: data?.total ?? 0,
        onPage: ({ page }) => goTo({ ...place, page }),
        hrefOf: (page) => addressOf({ ...place, page }),
      }}
      isLoading={list.isPlaceholderData || list.isPending}
      narrow="stack"
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'none')}>
          {words(isNarrowed ? 'noneFoundText' : 'noneText')}
        </EmptyState>
      }
      failure={
        error && !data ? (
          <ErrorState
            title={words('listFailed')}
            onRetry={() => void list.refetch()}
            {...(error instanceof CallRefused && { requestId: error.requestId })}
          >
            {words('listFailedText')}
          </ErrorState>
        ) : undefined
      }
    />
  );
}
