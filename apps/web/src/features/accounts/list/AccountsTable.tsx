import type { ListedAccount } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { accountSorts } from '../choices.atBuild.ts';
import { pageSize } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import { useAccountColumns } from './useAccountColumns.tsx';

type List = { accounts: ListedAccount[]; total: number };
type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<List> };

/** Accounts page by page, each a way to all that is known of it. */
export function AccountsTable({ list, ...at }: Props) {
  const words = useMessages('accounts');
  const columns = useAccountColumns();
  const { place, goTo } = at;
  const isNarrowed = Boolean(place.search || place.state || place.publisher);
  return (
    <ListTable
      caption={words('accounts')}
      columns={columns}
      list={list}
      rows={list.data?.accounts}
      total={list.data?.total}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={{ by: place.sort, direction: place.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ by, direction }) =>
        goTo({
          sort: accountSorts.find((sort) => sort === by) ?? 'name',
          direction: direction === 'ascending' ? 'asc' : 'desc',
          page: 0,
        })
      }
      at={at}
      size={pageSize}
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'none')}>
          {words(isNarrowed ? 'noneFoundText' : 'noneText')}
        </EmptyState>
      }
      failed={{ title: words('listFailed'), text: words('failedText') }}
    />
  );
}
