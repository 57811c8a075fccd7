import type { ImportReport } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { Failed } from '../Failed.tsx';
import { Moment } from '../Moment.tsx';
import { useWords } from '../useWords.ts';
import { ImportState } from './ImportState.tsx';
import { nameOfDelivery } from './name.ts';
import { pageSize } from './queries.ts';
import parts from '../Content.module.css';

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
  const number = useNumber();
  const { data, error } = list;
  const columns: Column<ImportReport>[] = [
    {
      key: 'delivery',
      head: words('import.delivery'),
      cell: (report) => (
        <span className={parts.two}>
          <button className={parts.open} type="button" onClick={() => onChoose(report.id)}>
            <bdi>{nameOfDelivery(report)}</bdi>
          </button>
          <span className={parts.second}>
            {[report.publishers.join(', '), report.isDryRun ? words('import.dryRun') : '']
              .filter(Boolean)
              .join(' · ') || words('import.number', { id: report.id })}
          </span>
        </span>
      ),
    },
    { key: 'state', head: words('state'), cell: (report) => <ImportState report={report} /> },
    { key: 'read', head: words('import.read'), isFigure: true, cell: ({ counts }) => number(counts.read) },
    {
      key: 'changed',
      head: words('import.changed'),
      isFigure: true,
      cell: ({ counts }) => number(counts.added + counts.replaced),
    },
    {
      key: 'rejected',
      head: words('import.rejected'),
      isFigure: true,
      cell: ({ counts }) => number(counts.rejected),
    },
    {
      key: 'asked',
      head: words('import.asked'),
      cell: ({ requestedAt }) => <Moment at={requestedAt} />,
    },
  ];
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
