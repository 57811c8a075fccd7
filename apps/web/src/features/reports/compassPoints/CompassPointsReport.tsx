import type { CompassPointReport, Deeds } from '@norma/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Figures } from '../../../i18n/Figures.tsx';
import { DocumentName, languageAmong } from '../parts/DocumentName.tsx';
import { KeyFigures } from '../parts/KeyFigures.tsx';
import { Narrowing } from '../parts/Narrowing.tsx';
import { PeriodChart } from '../parts/PeriodChart.tsx';
import { Ranking } from '../parts/Ranking.tsx';
import { ReportFailure } from '../parts/ReportFailure.tsx';
import { Section } from '../parts/Section.tsx';
import { TopList } from '../parts/TopList.tsx';
import { filtersAt, type usePlace } from '../place.ts';
import { makersQuery, markedQuery, shortList } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ActionsTable } from './ActionsTable.tsx';
import styles from '../parts/Report.module.css';

type Props = { way: ReturnType<typeof usePlace>; report: UseQueryResult<CompassPointReport> };

/** The report on compass points: what was done with them, day by day, and where the active ones are and whose. */
export function CompassPointsReport({ way, report }: Props) {
  const t = useMessages('reports');
  const { place, goTo } = way;
  const filters = filtersAt(place);
  const { data, error } = report;
  const hasAny = (data?.choices.publishers.length ?? 0) > 0;
  const documents = useQuery({ ...markedQuery(filters, 0, shortList), enabled: hasAny });
  const makers = useQuery({ ...makersQuery(filters, 0, shortList), enabled: hasAny });
  if (error && (!data || report.isPlaceholderData))
    return <ReportFailure error={error} onRetry={() => void report.refetch()} onGo={goTo} />;
  if (!data) return <SkeletonRows rows={8} />;
  const { choices, deeds, days, active, unplaced, publishers, account } = data;
  return (
    <>
      <Narrowing
        place={{ ...place, account: place.account || account.id }}
        choices={choices}
        onNarrow={(change) => goTo({ ...change, page: 0 })}
      />
      {!hasAny && <EmptyState title={t('emptyCompassPoints')}>{t('emptyCompassPointsText')}</EmptyState>}
      {hasAny && (
        <>
          <KeyFigures
            figures={actions.map((action) => ({
              key: action,
              name: t(action),
              value: { now: deeds.now[action], before: deeds.before[action] },
            }))}
            days={days.length}
          />
          <p className={styles.note}>
            <Figures>{t('activeNow', { active })}</Figures>{' '}
            {unplaced > 0 && <Figures>{t('unplacedNow', { unplaced })}</Figures>}
          </p>
          <div className={styles.grid} data-stale={report.isPlaceholderData || undefined}>
            <PeriodChart
              days={days}
              word="donePer"
              series={[t('made'), t('editedOrMoved'), t('shared'), t('deactivated')]}
              valuesOf={piledUp}
              empty={t('nothingDone')}
              Table={ActionsTable}
            />
            <TopList
              title={t('mostMarked')}
              list={documents}
              all={way.addressOf({ list: 'documents', page: 0 })}
              heads={{ name: t('document'), count: t('active') }}
              rowsOf={(list) =>
                list.documents.map((document) => ({
                  key: document.contentCode,
                  name: (
                    <DocumentName document={document} language={languageAmong(document, list.documents)} />
                  ),
                  count: document.active,
                }))
              }
              maxOf={({ most }) => most}
              empty={t('nothingMarked')}
            />
            <TopList
              title={t('byMaker')}
              list={makers}
              all={way.addressOf({ list: 'makers', page: 0 })}
              heads={{ name: t('name'), count: t('active') }}
              rowsOf={(list) =>
                list.makers.map(({ personId, name, active: count }) => ({
                  key: personId,
                  name: <bdi>{name}</bdi>,
                  count,
                }))
              }
              empty={t('nothingMarked')}
            />
            <Section title={t('byPublisherNow')}>
              <Ranking
                caption={t('byPublisherNow')}
                heads={{ name: t('publisher'), count: t('active') }}
                rows={publishers.map((row) => ({
                  key: row.code,
                  name: <bdi>{row.name}</bdi>,
                  count: row.active,
                }))}
                most={publishers[0]?.active ?? 0}
                empty={t('nothingMarked')}
              />
            </Section>
          </div>
        </>
      )}
    </>
  );
}

const actions = ['made', 'edited', 'moved', 'shared', 'deactivated'] as const;

const piledUp = ({ made, edited, moved, shared, deactivated }: Deeds) =>
  [made, edited + moved, shared, deactivated] as const;
