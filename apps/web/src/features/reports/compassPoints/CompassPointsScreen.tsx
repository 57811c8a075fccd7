import { useQuery } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { ReportHead, ReportScreen } from '../parts/ReportScreen.tsx';
import { SaveTable } from '../parts/SaveTable.tsx';
import { filtersAt, usePlace } from '../place.ts';
import { compassPointQuery, makersQuery, markedQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CompassPointsReport } from './CompassPointsReport.tsx';
import type { ReportFilters, CompassPointMaker, MarkedDocument } from '@norma/contracts';
import { WholeList } from '../parts/WholeList.tsx';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { DocumentName, languageAmong } from '../parts/DocumentName.tsx';

const tables = ['all', 'days', 'documents', 'makers', 'publishers'] as const;

/** What happened to the compass points of an account in some days, and what is marked now. */
export function CompassPointsScreen() {
  const t = useMessages('reports');
  return (
    <ReportScreen report="compass-points" title={t('compassPoints')}>
      <OwnReport />
    </ReportScreen>
  );
}

function OwnReport() {
  const t = useMessages('reports');
  const way = usePlace();
  const { place } = way;
  const filters = filtersAt(place);
  const report = useQuery(compassPointQuery(filters));
  return (
    <>
      <ReportHead
        report="compass-points"
        title={t('compassPoints')}
        account={report.data?.account}
        saveTable={
          <SaveTable
            tables={tables}
            fetchTable={(table) =>
              administration.reports.compassPointTable({ params: { table }, query: filters })
            }
          />
        }
      />
      {place.list === '' ? (
        <CompassPointsReport way={way} report={report} />
      ) : (
        <CompassPointLists way={way} filters={filters} />
      )}
    </>
  );
}

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** A list of the report from its first row to its last: of documents, unless the address says makers. */
function CompassPointLists({ way, filters }: Props) {
  return way.place.list === 'makers' ? (
    <EveryMaker way={way} filters={filters} />
  ) : (
    <EveryDocument way={way} filters={filters} />
  );
}

function EveryDocument({ way, filters }: Props) {
  const t = useMessages('reports');
  const list = useQuery(markedQuery(filters, way.place.page));
  const { documents = [], total = 0 } = list.data ?? {};
  const columns = useDocumentColumns(documents);
  return (
    <WholeList
      {...way}
      title={t('mostMarked')}
      list={list}
      rows={documents}
      total={total}
      columns={columns}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={t('nothingMarked')}
    />
  );
}

function EveryMaker({ way, filters }: Props) {
  const t = useMessages('reports');
  const list = useQuery(makersQuery(filters, way.place.page));
  const { makers = [], total = 0 } = list.data ?? {};
  const columns = useMakerColumns();
  return (
    <WholeList
      {...way}
      title={t('byMaker')}
      list={list}
      rows={makers}
      total={total}
      columns={columns}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      empty={t('nothingMarked')}
    />
  );
}

/** The columns of the list of marked documents. */
function useDocumentColumns(documents: readonly MarkedDocument[]): Column<MarkedDocument>[] {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return [
    {
      key: 'document',
      head: t('document'),
      cell: (row) => <DocumentName document={row} language={languageAmong(row, documents)} />,
    },
    { key: 'title', head: t('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    {
      key: 'type',
      head: t('documentType'),
      cell: ({ documentTypeName: type }) => <bdi lang={type.language}>{type.text}</bdi>,
    },
    { key: 'active', head: t('active'), cell: ({ active }) => write(active), isFigure: true },
  ];
}

/** The columns of the list of people who made compass points. */
function useMakerColumns(): Column<CompassPointMaker>[] {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'name', head: t('name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'active', head: t('active'), cell: ({ active }) => write(active), isFigure: true },
  ];
}
