import type { PeopleList } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { peopleSorts } from '../choices.atBuild.ts';
import { pageSize } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import { nameOf } from '../nameOf.ts';
import { usePeopleColumns } from './usePeopleColumns.tsx';

type Props = ReturnType<typeof usePlace> & { list: UseQueryResult<PeopleList> };

/** People page by page, each a way to all that is known of them. */
export function PeopleTable({ list, ...at }: Props) {
  const words = useMessages('people');
  const columns = usePeopleColumns();
  const { place, goTo } = at;
  const isNarrowed = Boolean(place.search || place.account || place.authority || place.state);
  return (
    <ListTable
      caption={words('people')}
      columns={columns}
      list={list}
      rows={list.data?.people}
      total={list.data?.total}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      sort={{ by: place.sort, direction: place.direction === 'asc' ? 'ascending' : 'descending' }}
      onSort={({ by, direction }) =>
        goTo({
          sort: peopleSorts.find((sort) => sort === by) ?? 'name',
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
      failed={{ title: words('listFailed'), text: words('listFailedText') }}
    />
  );
}
