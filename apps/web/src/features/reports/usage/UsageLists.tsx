import type { ReportDocument, ReportedAccount, ReportFilters, ReportRefusal } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Column } from '../../../ui/DataTable.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { DocumentName } from '../parts/DocumentName.tsx';
import { WholeList } from '../parts/WholeList.tsx';
import type { usePlace } from '../place.ts';
import { accountsQuery, openedQuery, refusalsQuery } from '../queries.ts';
import { useWords } from '../useWords.ts';

type Props = { way: ReturnType<typeof usePlace>; filters: ReportFilters };

/** A list of the report from its first row to its last: of documents, unless the address names another one. */
export function UsageLists({ way, filters }: Props) {
  if (way.place.list === 'refusals') return <EveryRefusal way={way} filters={filters} />;
  if (way.place.list === 'accounts') return <EveryAccount way={way} filters={filters} />;
  return <EveryDocument way={way} filters={filters} />;
}

function EveryDocument({ way, filters }: Props) {
  const words = useWords();
  const write = useNumber();
  const list = useQuery(openedQuery(filters, way.place.page));
  const figure = (
    key: 'opened' | 'pdf' | 'html' | 'download' | 'comparison' | 'viewed' | 'readers',
  ): Column<ReportDocument> => ({
    key,
    head: words(key),
    cell: (row) => write(row[key]),
    isFigure: true,
  });
  return (
    <WholeList
      {...way}
      title={words('mostOpened')}
      list={list}
      rows={list.data?.documents}
      total={list.data?.total ?? 0}
      columns={[
        { key: 'document', head: words('document'), cell: (row) => <DocumentName document={row} /> },
        { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
        figure('opened'),
        figure('pdf'),
        figure('html'),
        figure('download'),
        figure('comparison'),
        figure('viewed'),
        figure('readers'),
      ]}
      keyOf={({ contentCode }) => contentCode}
      nameOf={({ designation }) => designation}
      empty={words('nothingOpened')}
    />
  );
}

function EveryRefusal({ way, filters }: Props) {
  const words = useWords();
  const write = useNumber();
  const list = useQuery(refusalsQuery(filters, way.place.page));
  return (
    <WholeList<ReportRefusal>
      {...way}
      title={words('refusedAndWhy')}
      list={list}
      rows={list.data?.refusals}
      total={list.data?.total ?? 0}
      columns={[
        { key: 'document', head: words('document'), cell: (row) => <DocumentName document={row} /> },
        { key: 'title', head: words('title'), cell: ({ title }) => <bdi>{title}</bdi>, isCut: true },
        { key: 'reason', head: words('reason'), cell: ({ reason }) => words(`reason.${reason}`) },
        { key: 'readers', head: words('readers'), cell: ({ readers }) => write(readers), isFigure: true },
        { key: 'times', head: words('times'), cell: ({ refused }) => write(refused), isFigure: true },
      ]}
      keyOf={({ contentCode, reason }) => `${contentCode} ${reason}`}
      nameOf={({ designation }) => designation}
      empty={words('nothingRefused')}
    />
  );
}

function EveryAccount({ way, filters }: Props) {
  const words = useWords();
  const write = useNumber();
  const list = useQuery(accountsQuery(filters, way.place.page));
  const figure = (
    key: 'opened' | 'download' | 'refused' | 'readers',
    head: string,
  ): Column<ReportedAccount> => ({
    key,
    head,
    cell: (row) => write(row[key]),
    isFigure: true,
  });
  return (
    <WholeList
      {...way}
      title={words('byAccount')}
      list={list}
      rows={list.data?.accounts}
      total={list.data?.total ?? 0}
      columns={[
        {
          key: 'name',
          head: words('account'),
          cell: ({ id, name, number }) => (
            <Link to={way.addressOf({ account: id, list: '', page: 0 })}>
              <bdi>{name}</bdi> <bdi>{number}</bdi>
            </Link>
          ),
        },
        figure('opened', words('opened')),
        figure('download', words('downloads')),
        figure('refused', words('refused')),
        figure('readers', words('readers')),
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      empty={words('nothingHere')}
    />
  );
}
