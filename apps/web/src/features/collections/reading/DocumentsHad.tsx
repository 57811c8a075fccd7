import { useQuery } from '@tanstack/react-query';
import { DataTable, type Sort } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { hrefOf, sizes, usePlace } from '../address.ts';
import { Failed } from '../Failed.tsx';
import { documentsHadQuery } from '../queries.ts';
import { useItemColumns } from '../useItemColumns.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CollectionChoice } from './CollectionChoice.tsx';

/** The documents in the collections that the reader has, page by page by their designations. */
export function DocumentsHad() {
  const words = useMessages('collections');
  const columns = useItemColumns();
  const [place, go] = usePlace();
  const { collection, page, size, sort } = place;
  const { data, error, isFetching, refetch } = useQuery(documentsHadQuery(collection, { page, size, sort }));
  const sortBy = ({ direction }: Sort): void =>
    go({ page: 0, sort: direction === 'ascending' ? 'ALPHA_ASC' : 'ALPHA_DESC' });
  return (
    <>
      <CollectionChoice chosen={collection} onChoose={(chosen) => go({ collection: chosen, page: 0 })} />
      <DataTable
        caption={words('caption')}
        columns={columns}
        rows={data?.value.content ?? []}
        keyOf={({ contentCode }) => contentCode}
        nameOf={({ designation }) => designation}
        sort={{ by: 'designation', direction: sort === 'ALPHA_ASC' ? 'ascending' : 'descending' }}
        onSort={sortBy}
        paging={{
          page,
          size,
          total: data?.value.totalElements ?? 0,
          sizes,
          onPage: go,
          hrefOf: (to) => hrefOf({ ...place, page: to }),
        }}
        isLoading={isFetching}
        narrow="stack"
        empty={
          <EmptyState title={words(collection === null ? 'none' : 'empty')}>
            {words(collection === null ? 'noneText' : 'emptyText')}
          </EmptyState>
        }
        failure={error && <Failed error={error} onRetry={() => void refetch()} />}
      />
    </>
  );
}
