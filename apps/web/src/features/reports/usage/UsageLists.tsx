import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { WholeList } from '../parts/WholeList.tsx';
import type { usePlace } from '../place.ts';
import { accountsQuery, openedQuery, refusalsQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useAccountColumns, useDocumentColumns, useRefusalColumns } from './useColumns.tsx';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** A list of the report from its first row to its last: of documents, unless the address names another one. */
export function UsageLists({ way, filters }: Props) {
  if (way.place.list === 'refusals') return <EveryRefusal way={way} filters={filters} />;
  if (way.place.list === 'accounts') return <EveryAccount way={way} filters={filters} />;
  return <EveryDocument way={way} filters={filters} />;
}

function EveryDocument({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(openedQuery(filters, way.place.page));
  const columns = useDocumentColumns();
  return (
    <WholeList
      {...way}
      title={words('mostOpened')}
      list={list}
      rows={list.data?.documents}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={words('nothingOpened')}
    />
  );
}

function EveryRefusal({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(refusalsQuery(filters, way.place.page));
  const columns = useRefusalColumns();
  return (
    <WholeList
      {...way}
      title={words('refusedAndWhy')}
      list={list}
      rows={list.data?.refusals}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ contentCode, reason }) => `${contentCode} ${reason}`}
      nameOf={({ designation }) => designation}
      empty={words('nothingRefused')}
    />
  );
}

function EveryAccount({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(accountsQuery(filters, way.place.page));
  const columns = useAccountColumns(way.addressOf);
  return (
    <WholeList
      {...way}
      title={words('byAccount')}
      list={list}
      rows={list.data?.accounts}
      total={list.data?.total ?? 0}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={words('nothingHere')}
    />
  );
}
