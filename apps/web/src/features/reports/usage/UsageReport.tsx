import type { ReportOverview } from '@norma/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { DocumentName } from '../parts/DocumentName.tsx';
import { KeyFigures } from '../parts/KeyFigures.tsx';
import { Narrowing } from '../parts/Narrowing.tsx';
import { PeriodChart } from '../parts/PeriodChart.tsx';
import { ReportFailure } from '../parts/ReportFailure.tsx';
import { TopList } from '../parts/TopList.tsx';
import { filtersAt, type usePlace } from '../place.ts';
import {
  accountsQuery,
  choicesQuery,
  documentTypesQuery,
  openedQuery,
  publishersQuery,
  shortList,
} from '../queries.ts';
import { useMessages, type Translate } from '../../../i18n/useMessages.ts';
import { Refusals } from './Refusals.tsx';
import styles from '../parts/Report.module.css';

type Props = { way: ReturnType<typeof usePlace>; overview: UseQueryResult<ReportOverview> };

/** The report on what was read: key figures, the days, and what was opened and refused most. */
export function UsageReport({ way, overview }: Props) {
  const t = useMessages('reports');
  const { place, goTo } = way;
  const choices = useQuery(choicesQuery(''));
  const { data, error } = overview;
  const narrowing = choices.data && (
    <Narrowing
      place={place}
      choices={choices.data}
      everyAccount={t('everyAccount')}
      onNarrow={(change) => goTo({ ...change, page: 0 })}
    />
  );
  if (error && (!data || overview.isPlaceholderData))
    return <ReportFailure error={error} onRetry={() => void overview.refetch()} onGo={goTo} />;
  if (!data) return <SkeletonRows rows={8} />;
  return (
    <>
      {narrowing}
      {!data.isUpToDate && <p className={styles.note}>{t('stillCounting')}</p>}
      <KeyFigures figures={figuresOf(data, t)} days={data.days.length} />
      {isNothing(data) ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : (
        <div className={styles.grid} data-stale={overview.isPlaceholderData || undefined}>
          <PeriodChart
            days={data.days}
            word="openedPer"
            series={[t('pdf'), t('html'), t('download'), t('comparison')]}
            valuesOf={({ pdf, html, download, comparison }) => [pdf, html, download, comparison]}
            empty={t('nothingOpened')}
          />
          <TopLists way={way} overview={data} />
        </div>
      )}
    </>
  );
}

function TopLists({ way, overview }: { way: Props['way']; overview: ReportOverview }) {
  const t = useMessages('reports');
  const filters = filtersAt(way.place);
  const hasAccounts = overview.seesEveryAccount && !way.place.account;
  const documents = useQuery(openedQuery(filters, 0, shortList));
  const publishers = useQuery(publishersQuery(filters));
  const accounts = useQuery({ ...accountsQuery(filters, 0, shortList), enabled: hasAccounts });
  const types = useQuery(documentTypesQuery(filters));
  return (
    <>
      <TopList
        title={t('mostOpened')}
        list={documents}
        all={way.addressOf({ list: 'documents', page: 0 })}
        heads={{ name: t('document'), count: t('opened') }}
        rowsOf={(data) =>
          data.documents.map((document) => ({
            key: document.contentCode,
            name: <DocumentName document={document} />,
            count: document.opened,
          }))
        }
        maxOf={({ most }) => most}
        empty={t('nothingOpened')}
      />
      <Refusals way={way} filters={filters} overview={overview} />
      <TopList
        title={t('byPublisher')}
        list={publishers}
        heads={{ name: t('publisher'), count: t('opened') }}
        rowsOf={(rows) =>
          rows
            .filter(wasOpened)
            .map(({ code, name, opened }) => ({ key: code, name: <bdi>{name}</bdi>, count: opened }))
        }
        empty={t('nothingHere')}
      />
      {hasAccounts && (
        <TopList
          title={t('byAccount')}
          list={accounts}
          all={way.addressOf({ list: 'accounts', page: 0 })}
          heads={{ name: t('account'), count: t('opened') }}
          rowsOf={(data) =>
            data.accounts.filter(wasOpened).map(({ id, name, opened }) => ({
              key: id,
              name: (
                <Link to={way.addressOf({ account: id })}>
                  <bdi>{name}</bdi>
                </Link>
              ),
              count: opened,
            }))
          }
          empty={t('nothingHere')}
        />
      )}
      <TopList
        title={t('byType')}
        list={types}
        heads={{ name: t('documentType'), count: t('opened') }}
        rowsOf={(rows) =>
          rows.filter(wasOpened).map(({ documentType, documentTypeName: type, opened }) => ({
            key: documentType,
            name: <bdi lang={type.language}>{type.text}</bdi>,
            count: opened,
          }))
        }
        empty={t('nothingHere')}
      />
    </>
  );
}

const wasOpened = ({ opened }: { readonly opened: number }): boolean => opened > 0;

const figuresOf = ({ figures }: ReportOverview, t: Translate<'reports'>) => [
  { key: 'opened', name: t('opened'), value: figures.opened },
  { key: 'readers', name: t('readers'), value: figures.readers },
  { key: 'searches', name: t('searches'), value: figures.searches, missing: t('searchesOfAll') },
  { key: 'downloads', name: t('downloads'), value: figures.downloads },
  { key: 'refused', name: t('refused'), value: figures.refused },
];

const isNothing = ({ figures }: ReportOverview): boolean =>
  Object.values(figures).every((figure) => figure === null || figure.now === 0);
