import type { EndpointMetrics, Metrics } from '@norma/contracts';
import { DataTable, type Column } from '../../../ui/tables/DataTable.tsx';
import { useMeasures } from '../useMeasures.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { usePlace } from './address.ts';
import { inOrder, isSlow, sortable } from './endpoints.ts';
import { Run } from './Run.tsx';
import { Section } from './Section.tsx';
import styles from './EndpointTable.module.css';

type Props = ReturnType<typeof usePlace> & { metrics: Metrics };

const pageSize = 15;

/** How often each call was made in the last hour, and how long its answers took. */
export function EndpointTable({ metrics, place, goTo, addressOf }: Props) {
  const t = useMessages('monitoring');
  const { count, share } = useMeasures();
  const columns = useColumns();
  const { all } = metrics['http.server.requests'];
  const calls = inOrder(metrics.services, place.sort);
  const page = Math.min(place.page, Math.max(0, Math.ceil(calls.length / pageSize) - 1));
  return (
    <Section
      isAboveTable
      title={t('byEndpoint')}
      about={t('requestsFailed', {
        count: all.count,
        requests: count(all.count),
        share: share(all.count === 0 ? 0 : all.failed / all.count),
      })}
    >
      <DataTable
        caption={t('byEndpoint')}
        columns={columns}
        rows={calls.slice(page * pageSize, (page + 1) * pageSize)}
        keyOf={nameOf}
        nameOf={nameOf}
        sort={place.sort}
        onSort={({ by, direction }) => {
          const key = sortable.find((each) => each === by);
          if (key) goTo({ ...place, sort: { by: key, direction }, page: 0 });
        }}
        paging={{
          page,
          size: pageSize,
          total: calls.length,
          onPage: (at) => goTo({ ...place, page: at.page }),
          hrefOf: (at) => addressOf({ ...place, page: at }),
        }}
        narrow="stack"
        empty={<p className={styles.none}>{t('noRequests')}</p>}
      />
    </Section>
  );
}

const nameOf = ({ method, path }: EndpointMetrics): string => `${method} ${path}`;

function useColumns(): Column<EndpointMetrics>[] {
  const t = useMessages('monitoring');
  const { count } = useMeasures();
  const figure = { isFigure: true, isSortable: true, sortsFirst: 'descending' } as const;
  return [
    {
      key: 'call',
      head: t('call'),
      isSortable: true,
      cell: ({ method, path }) => (
        <span className={styles.call} dir="ltr">
          <span className={styles.method}>{method === '*' ? '' : method}</span>
          {path === '/' && method === '*' ? t('pagesAndFiles') : path === '/oidc' ? t('signIn') : path}
        </span>
      ),
    },
    {
      key: 'lastHour',
      head: t('perMinute'),
      cell: (row) => <Run of={t('perMinute')} values={row.perMinute} write={count} isWarning={isSlow(row)} />,
    },
    { key: 'count', head: t('count'), ...figure, cell: ({ count: times }) => count(times) },
    { key: 'meanMs', head: t('meanMs'), ...figure, cell: ({ meanMs }) => count(meanMs) },
    {
      key: 'p95Ms',
      head: t('p95Ms'),
      ...figure,
      cell: (row) =>
        isSlow(row) ? (
          <b className={styles.slow}>
            <span>{t('slow')}</span> {count(row.p95Ms)}
          </b>
        ) : (
          count(row.p95Ms)
        ),
    },
    { key: 'maxMs', head: t('maxMs'), ...figure, cell: ({ maxMs }) => count(maxMs) },
  ];
}
