import type { ReportOverview } from '@norma/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { KeyFigures } from '../parts/KeyFigures.tsx';
import { Narrowing } from '../parts/Narrowing.tsx';
import { PeriodChart } from '../parts/PeriodChart.tsx';
import { ReportFailure } from '../parts/ReportFailure.tsx';
import { filtersAt, type usePlace } from '../place.ts';
import { choicesQuery } from '../queries.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { AccountsRead } from './AccountsRead.tsx';
import { MostOpened } from './MostOpened.tsx';
import { PublishersRead, TypesRead } from './KindsRead.tsx';
import { Refusals } from './Refusals.tsx';
import styles from '../parts/Report.module.css';

type Props = { way: ReturnType<typeof usePlace>; overview: UseQueryResult<ReportOverview> };

/** The report on what was read: key figures, the days, and what was opened and refused most. */
export function UsageReport({ way, overview }: Props) {
  const words = useMessages('reports');
  const { place, goTo } = way;
  const filters = filtersAt(place);
  const choices = useQuery(choicesQuery(''));
  const { data, error } = overview;
  const narrowing = choices.data && (
    <Narrowing
      place={place}
      choices={choices.data}
      everyAccount={words('everyAccount')}
      onNarrow={(change) => goTo({ ...change, page: 0 })}
    />
  );
  if (error && (!data || overview.isPlaceholderData))
    return <ReportFailure error={error} onRetry={() => void overview.refetch()} onGo={goTo} />;
  if (!data) return <SkeletonRows rows={8} />;
  return (
    <>
      {narrowing}
      {!data.isUpToDate && <p className={styles.note}>{words('stillCounting')}</p>}
      <KeyFigures figures={figuresOf(data, words)} days={data.days.length} />
      {isNothing(data) ? (
        <EmptyState title={words('empty')}>{words('emptyText')}</EmptyState>
      ) : (
        <div className={styles.grid} data-stale={overview.isPlaceholderData || undefined}>
          <PeriodChart
            days={data.days}
            word="openedPer"
            series={[words('pdf'), words('html'), words('download'), words('comparison')]}
            valuesOf={({ pdf, html, download, comparison }) => [pdf, html, download, comparison]}
            empty={words('nothingOpened')}
          />
          <MostOpened way={way} filters={filters} />
          <Refusals way={way} filters={filters} overview={data} />
          <PublishersRead filters={filters} />
          {data.seesEveryAccount && !place.account && <AccountsRead way={way} filters={filters} />}
          <TypesRead filters={filters} />
        </div>
      )}
    </>
  );
}

const figuresOf = ({ figures }: ReportOverview, words: Translate<'reports'>) => [
  { key: 'opened', name: words('opened'), value: figures.opened },
  { key: 'readers', name: words('readers'), value: figures.readers },
  { key: 'searches', name: words('searches'), value: figures.searches, missing: words('searchesOfAll') },
  { key: 'downloads', name: words('downloads'), value: figures.downloads },
  { key: 'refused', name: words('refused'), value: figures.refused },
];

const isNothing = ({ figures }: ReportOverview): boolean =>
  Object.values(figures).every((figure) => figure === null || figure.now === 0);
