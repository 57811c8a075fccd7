import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { DataTable } from '../../ui/tables/DataTable.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { pageSize, queryOf, usePage } from './address.ts';
import { receivedQuery, type List } from './queries.ts';
import { useColumns } from './useColumns.tsx';
import type { WayProps } from './wayProps.ts';
import { useMessages } from '../../i18n/useMessages.ts';

type Props = {
  caption: string;
  /** Where the screen stands. */
  path: string;
  list: List;
  /** The way to a document. */
  Way: ComponentType<WayProps>;
  empty: ReactNode;
};

/** What others have shared with the reader, page by page, the latest first. */
export function ReceivedTable({ caption, path, list, Way, empty }: Props) {
  const words = useMessages('sharing');
  const columns = useColumns(Way);
  const [page, setPage] = usePage();
  const { data, error, isFetching, refetch } = useQuery(receivedQuery(list, page));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={data?.received ?? []}
      keyOf={({ contentCode, sharer }) => `${contentCode} ${sharer.email}`}
      nameOf={({ designation }) => designation}
      paging={{
        page,
        size: pageSize,
        total: data?.count ?? 0,
        onPage: (at) => setPage(at.page),
        hrefOf: (at) => path + queryOf(at),
      }}
      isLoading={isFetching}
      narrow="stack"
      empty={empty}
      failure={
        error && (
          <ErrorState title={words('failed')} onRetry={() => void refetch()} error={error}>
            {words('failedText')}
          </ErrorState>
        )
      }
    />
  );
}
