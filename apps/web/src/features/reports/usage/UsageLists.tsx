import type { ReportFilters, ReportDocument, ReportedAccount, ReportRefusal } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { WholeList } from '../parts/WholeList.tsx';
import type { usePlace, Place } from '../place.ts';
import { accountsQuery, openedQuery, refusalsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { DocumentName } from '../parts/DocumentName.tsx';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** A list of the report from its first row to its last: of documents, unless the address names another one. */
export function UsageLists({ way, filters }: Props) {
  if (way.place.list === 'refusals') return <EveryRefusal way={way} filters={filters} />;
  if (way.place.list === 'accounts') return <EveryAccount way={way} filters={filters} />;
  return <EveryDocument way={way} filters={filters} />;
}

function EveryDocument({ way, filters }: Props) {
  const t = useMessages('reports');
  const list = useQuery(openedQuery(filters, way.place.page));
  const columns = useDocumentColumns();
  return (
    <WholeList
      {...way}
      title={t('mostOpened')}
      list={list}
      rows={list.data?.documents}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={t('nothingOpened')}
    />
  );
}

function EveryRefusal({ way, filters }: Props) {
  const t = useMessages('reports');
  const list = useQuery(refusalsQuery(filters, way.place.page));
  const columns = useRefusalColumns();
  return (
    <WholeList
      {...way}
      title={t('refusedAndWhy')}
      list={list}
      rows={list.data?.refusals}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ contentCode, reason }) => `${contentCode} ${reason}`}
      nameOf={({ designation }) => designation}
      empty={t('nothingRefused')}
    />
  );
}

function EveryAccount({ way, filters }: Props) {
  const t = useMessages('reports');
  const list = useQuery(accountsQuery(filters, way.place.page));
  const columns = useAccountColumns(way.addressOf);
  return (
    <WholeList
      {...way}
      title={t('byAccount')}
      list={list}
      rows={list.data?.accounts}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={t('nothingHere')}
    />
  );
}

const openings = ['opened', 'pdf', 'html', 'download', 'comparison', 'viewed', 'readers'] as const;

/** The columns of the list of opened documents. */
function useDocumentColumns(): Column<ReportDocument>[] {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'document', head: t('document'), cell: (row) => <DocumentName document={row} /> },
    { key: 'title', head: t('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    ...openings.map((key) => ({
      key,
      head: t(key),
      cell: (row: ReportDocument) => write(row[key]),
      isFigure: true,
    })),
  ];
}

/** The columns of the list of refusals. */
function useRefusalColumns(): Column<ReportRefusal>[] {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return [
    { key: 'document', head: t('document'), cell: (row) => <DocumentName document={row} /> },
    { key: 'title', head: t('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
    { key: 'reason', head: t('reason'), cell: ({ reason }) => t(`reason.${reason}`) },
    { key: 'readers', head: t('readers'), cell: ({ readers }) => write(readers), isFigure: true },
    { key: 'times', head: t('times'), cell: ({ refused }) => write(refused), isFigure: true },
  ];
}

/** The columns of the list of accounts; the name links to the report of the account. */
function useAccountColumns(addressOf: (change: Partial<Place>) => string): Column<ReportedAccount>[] {
  const t = useMessages('reports');
  const write = useNumberFormat();
  return [
    {
      key: 'name',
      head: t('account'),
      cell: ({ id, name, number }) => (
        <Link to={addressOf({ account: id, list: '', page: 0 })}>
          <bdi>{name}</bdi> <bdi>{number}</bdi>
        </Link>
      ),
    },
    { key: 'opened', head: t('opened'), cell: ({ opened }) => write(opened), isFigure: true },
    { key: 'download', head: t('downloads'), cell: ({ download }) => write(download), isFigure: true },
    { key: 'refused', head: t('refused'), cell: ({ refused }) => write(refused), isFigure: true },
    { key: 'readers', head: t('readers'), cell: ({ readers }) => write(readers), isFigure: true },
  ];
}
