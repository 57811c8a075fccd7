import type { ImportReport } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { UrlState } from '../../../ui/hooks/useUrlState.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { pageSize } from './queries.ts';
import { useImportColumns } from './useImportColumns.tsx';

type Props = UrlState<{ page: number }> & {
  list: UseQueryResult<{ count: number; imports: ImportReport[] }>;
  /** Whether the reader may upload for no publisher. */
  isBarred: boolean;
  onChoose: (id: number) => void;
};

/** Imports page by page, the newest first. */
export function ImportTable({ list, isBarred, onChoose, ...at }: Props) {
  const words = useMessages('content');
  const columns = useImportColumns(onChoose);
  return (
    <ListTable
      caption={words('imports')}
      columns={columns}
      list={list}
      rows={list.data?.imports}
      total={list.data?.count}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      at={at}
      size={pageSize}
      empty={
        <EmptyState title={words(isBarred ? 'import.noUpload' : 'import.none')}>
          {words(isBarred ? 'import.noUploadText' : 'import.noneText')}
        </EmptyState>
      }
      failed={{ title: words('loadFailed'), text: words('loadFailedText') }}
    />
  );
}
