import type { ReportDocument, ReportedAccount, ReportRefusal } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { DocumentName } from '../parts/DocumentName.tsx';
import type { Place } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

const openings = ['opened', 'pdf', 'html', 'download', 'comparison', 'viewed', 'readers'] as const;

/** What is told of each document that was opened. */
export function useDocumentColumns(): Column<ReportDocument>[] {
  const words = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'document', head: words('document'), cell: (row) => <DocumentName document={row} /> },
    { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    ...openings.map((key) => ({
      key,
      head: words(key),
      cell: (row: ReportDocument) => write(row[key]),
      isFigure: true,
    })),
  ];
}

/** What is told of each document that was refused. */
export function useRefusalColumns(): Column<ReportRefusal>[] {
  const words = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'document', head: words('document'), cell: (row) => <DocumentName document={row} /> },
    { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    { key: 'reason', head: words('reason'), cell: ({ reason }) => words(`reason.${reason}`) },
    { key: 'readers', head: words('readers'), cell: ({ readers }) => write(readers), isFigure: true },
    { key: 'times', head: words('times'), cell: ({ refused }) => write(refused), isFigure: true },
  ];
}

/** What is told of each account through which something was read; its name leads to its report. */
export function useAccountColumns(addressOf: (change: Partial<Place>) => string): Column<ReportedAccount>[] {
  const words = useMessages('reports');
  const write = useNumberFormat();
  return [
    {
      key: 'name',
      head: words('account'),
      cell: ({ id, name, number }) => (
        <Link to={addressOf({ account: id, list: '', page: 0 })}>
          <bdi>{name}</bdi> <bdi>{number}</bdi>
        </Link>
      ),
    },
    { key: 'opened', head: words('opened'), cell: ({ opened }) => write(opened), isFigure: true },
    { key: 'download', head: words('downloads'), cell: ({ download }) => write(download), isFigure: true },
    { key: 'refused', head: words('refused'), cell: ({ refused }) => write(refused), isFigure: true },
    { key: 'readers', head: words('readers'), cell: ({ readers }) => write(readers), isFigure: true },
  ];
}
