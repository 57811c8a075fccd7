import type { CompassPointMaker, MarkedDocument } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { DocumentName, languageAmong } from '../parts/DocumentName.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';

/** What is told of each document in which something is marked. */
export function useDocumentColumns(documents: readonly MarkedDocument[]): Column<MarkedDocument>[] {
  const words = useMessages('reports');
  const write = useNumberFormat();
  return [
    {
      key: 'document',
      head: words('document'),
      cell: (row) => <DocumentName document={row} language={languageAmong(row, documents)} />,
    },
    { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    { key: 'type', head: words('documentType'), cell: ({ documentType }) => <bdi>{documentType}</bdi> },
    { key: 'active', head: words('active'), cell: ({ active }) => write(active), isFigure: true },
  ];
}

/** What is told of each person who has marked something. */
export function useMakerColumns(): Column<CompassPointMaker>[] {
  const words = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'name', head: words('name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'active', head: words('active'), cell: ({ active }) => write(active), isFigure: true },
  ];
}
