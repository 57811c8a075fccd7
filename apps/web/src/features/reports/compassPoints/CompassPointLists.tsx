import type { ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { WholeList } from '../parts/WholeList.tsx';
import type { usePlace } from '../place.ts';
import { makersQuery, markedQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDocumentColumns, useMakerColumns } from './useColumns.tsx';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** A list of the report from its first row to its last: of documents, unless the address says makers. */
export function CompassPointLists({ way, filters }: Props) {
  return way.place.list === 'makers' ? (
    <EveryMaker way={way} filters={filters} />
  ) : (
    <EveryDocument way={way} filters={filters} />
  );
}

function EveryDocument({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(markedQuery(filters, way.place.page));
  const { documents = [], total = 0 } = list.data ?? {};
  const columns = useDocumentColumns(documents);
  return (
    <WholeList
      {...way}
      title={words('mostMarked')}
      list={list}
      rows={documents}
      total={total}
      columns={columns}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={words('nothingMarked')}
    />
  );
}

function EveryMaker({ way, filters }: Props) {
  const words = useMessages('reports');
  const list = useQuery(makersQuery(filters, way.place.page));
  const { makers = [], total = 0 } = list.data ?? {};
  const columns = useMakerColumns();
  return (
    <WholeList
      {...way}
      title={words('byMaker')}
      list={list}
      rows={makers}
      total={total}
      columns={columns}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      empty={words('nothingMarked')}
    />
  );
}
