import type { CompassPointMaker, MarkedDocument, ReportFilters } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useNumber } from '../../../ui/useNumber.ts';
import { DocumentName, languageAmong } from '../parts/DocumentName.tsx';
import { WholeList } from '../parts/WholeList.tsx';
import type { usePlace } from '../place.ts';
import { makersQuery, markedQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';

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
  const words = useWords();
  const write = useNumber();
  const list = useQuery(markedQuery(filters, way.place.page));
  return (
    <WholeList<MarkedDocument>
      {...way}
      title={words('mostMarked')}
      list={list}
      rows={list.data?.documents}
      total={list.data?.total ?? 0}
      columns={[
        {
          key: 'document',
          head: words('document'),
          cell: (row) => (
            <DocumentName document={row} language={languageAmong(row, list.data?.documents ?? [])} />
          ),
        },
        { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
        { key: 'type', head: words('documentType'), cell: (row) => <bdi>{row.documentType}</bdi> },
        { key: 'active', head: words('active'), cell: ({ active }) => write(active), isFigure: true },
      ]}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={words('nothingMarked')}
    />
  );
}

function EveryMaker({ way, filters }: Props) {
  const words = useWords();
  const write = useNumber();
  const list = useQuery(makersQuery(filters, way.place.page));
  return (
    <WholeList<CompassPointMaker>
      {...way}
      title={words('byMaker')}
      list={list}
      rows={list.data?.makers}
      total={list.data?.total ?? 0}
      columns={[
        { key: 'name', head: words('name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'active', head: words('active'), cell: ({ active }) => write(active), isFigure: true },
      ]}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      empty={words('nothingMarked')}
    />
  );
}
