import type { ImportReport } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useListFormat } from '../../../ui/text/useListFormat.ts';
import { Moment } from '../Moment.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ImportState } from './ImportState.tsx';
import styles from '../Content.module.css';

/** What the list says of each import. */
export function useImportColumns(onChoose: (id: number) => void): Column<ImportReport>[] {
  const words = useMessages('content');
  const number = useNumberFormat();
  const list = useListFormat();
  const aboutOf = ({ id, publishers, isDryRun }: ImportReport): string =>
    [list(publishers), isDryRun ? words('import.dryRun') : ''].filter(Boolean).join(' · ') ||
    words('import.number', { id });
  return [
    {
      key: 'delivery',
      head: words('import.delivery'),
      cell: (report) => (
        <span className={styles.two}>
          <button className={styles.open} type="button" onClick={() => onChoose(report.id)}>
            <bdi>{report.name}</bdi>
          </button>
          <span className={styles.second}>{aboutOf(report)}</span>
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
}
