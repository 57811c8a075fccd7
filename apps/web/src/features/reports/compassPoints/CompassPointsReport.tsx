import type { CompassPointReport, Deeds } from '@norma/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Figures } from '../../../i18n/Figures.tsx';
import { KeyFigures } from '../parts/KeyFigures.tsx';
import { Narrowing } from '../parts/Narrowing.tsx';
import { PeriodChart } from '../parts/PeriodChart.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { ReportFailure } from '../parts/ReportFailure.tsx';
import { Section } from '../parts/Section.tsx';
import { filtersAt, type usePlace } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { DeedsTable } from './DeedsTable.tsx';
import { Makers } from './Makers.tsx';
import { MostMarked } from './MostMarked.tsx';
import styles from '../parts/Report.module.css';

type Props = { way: ReturnType<typeof usePlace>; report: UseQueryResult<CompassPointReport> };

/** The report on compass points: what was done with them, day by day, and where the active ones are and whose. */
export function CompassPointsReport({ way, report }: Props) {
  const words = useMessages('reports');
  const { place, goTo } = way;
  const filters = filtersAt(place);
  const { data, error } = report;
  if (error && (!data || report.isPlaceholderData))
    return <ReportFailure error={error} onRetry={() => void report.refetch()} onGo={goTo} />;
  if (!data) return <SkeletonRows rows={8} />;
  const { choices, deeds, days, active, unplaced, publishers, account } = data;
  const hasAny = choices.publishers.length > 0;
  return (
    <>
      <Narrowing
        place={{ ...place, account: place.account || account.id }}
        choices={choices}
        onNarrow={(change) => goTo({ ...change, page: 0 })}
      />
      {!hasAny && (
        <EmptyState title={words('emptyCompassPoints')}>{words('emptyCompassPointsText')}</EmptyState>
      )}
      {hasAny && (
        <>
          <KeyFigures
            figures={told.map((deed) => ({
              key: deed,
              name: words(deed),
              value: { now: deeds.now[deed], before: deeds.before[deed] },
            }))}
            days={days.length}
          />
          <p className={styles.note}>
            <Figures>{words('activeNow', { active })}</Figures>{' '}
            {unplaced > 0 && <Figures>{words('unplacedNow', { unplaced })}</Figures>}
          </p>
          <div className={styles.grid} data-stale={report.isPlaceholderData || undefined}>
            <PeriodChart
              days={days}
              word="donePer"
              series={[words('made'), words('editedOrMoved'), words('shared'), words('deactivated')]}
              valuesOf={piledUp}
              empty={words('nothingDone')}
              Table={DeedsTable}
            />
            <MostMarked way={way} filters={filters} />
            <Makers way={way} filters={filters} />
            <Section title={words('byPublisherNow')}>
              <Ranking
                caption={words('byPublisherNow')}
                heads={{ name: words('publisher'), count: words('active') }}
                rows={publishers.map((row) => ({
                  key: row.code,
                  name: <bdi>{row.name}</bdi>,
                  count: row.active,
                }))}
                most={publishers[0]?.active ?? 0}
                look="dot"
                empty={words('nothingMarked')}
              />
            </Section>
          </div>
        </>
      )}
    </>
  );
}

const told = ['made', 'edited', 'moved', 'shared', 'deactivated'] as const;

const piledUp = ({ made, edited, moved, shared, deactivated }: Deeds) =>
  [made, edited + moved, shared, deactivated] as const;
