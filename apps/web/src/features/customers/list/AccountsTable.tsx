import type { ListedAccount } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { accountSorts } from '../choices.atBuild.ts';
import { Failed } from '../Failed.tsx';
import { pageSize } from '../queries.ts';
import { useWords } from '../useWords.ts';
import type { usePlace } from './address.ts';
import { useAccountColumns } from './useAccountColumns.tsx';

type List = { accounts: ListedAccount[]; total: number };
type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<List> };

/** Accounts page by page, each a way to all that is known of it. */
export function AccountsTable({ place, addressOf, goTo, list }: Props) {
  const words = useWords();
  const columns = useAccountColumns();
  const { data, error } = list;
  const isNarrowed = Boolean(place.search || place.state || place.publisher);
  return (
    <DataTable
      caption={words('accounts')}
      columns={columns}
      rows={data?.accounts ?? []}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={{ by: place.sort, direction: place.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ by, direction }) =>
        goTo({
          ...place,
          sort: accountSorts.find((sort) => sort === by) ?? 'name',
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
          <Failed error={error} title={words('listFailed')} onRetry={() => void list.refetch()} />
        ) : undefined
      }
    />
  );
}
