import type { ImportReport } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failed } from '../Failed.tsx';
import { useWords } from '../useWords.ts';
import { nameOfDelivery } from './name.ts';
import { pageSize } from './queries.ts';
import { useImportColumns } from './useImportColumns.tsx';

type Props = {
  list: UseQueryResult<{ count: number; imports: ImportReport[] }>;
  page: number;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  onChoose: (id: number) => void;
};

/** Imports page by page, the newest first. */
export function ImportTable({ list, page, hrefOf, onPage, onChoose }: Props) {
  const words = useWords();
  const { data, error } = list;
  const columns = useImportColumns(onChoose);
  return (
    <DataTable
      caption={words('imports')}
      columns={columns}
      rows={data?.imports ?? []}
      keyOf={({ id }) => String(id)}
      nameOf={nameOfDelivery}
      paging={{ page, size: pageSize, total: data?.count ?? 0, onPage: (to) => onPage(to.page), hrefOf }}
      isLoading={list.isPlaceholderData || list.isPending}
      narrow="stack"
      empty={<EmptyState title={words('import.none')}>{words('import.noneText')}</EmptyState>}
      failure={error && !data && <Failed error={error} onRetry={() => void list.refetch()} />}
    />
  );
}
