import type { CitationHealth } from '@norma/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { apiQuery } from '../../../client/apiQuery.ts';
import { laterClient } from '../../../client/laterClient.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { saveAnswer } from '../../../client/saveAnswer.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { CheckedReferences } from './CheckedReferences.tsx';
import { KindBar } from './KindBar.tsx';
import { isShown, kindOf, kinds, type Filter } from './kinds.ts';
import { placeIn, type HealthPlace } from './place.ts';
import styles from './CitationHealthScreen.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** Whether what a document cites, or what the documents of the reader cite, is in force. */
export function CitationHealthScreen() {
  const t = useMessages('related');
  const { search } = useLocation();
  const place = placeIn(search);
  usePageTitle(t('health.title'));
  if (place) return <Checked key={search} place={place} />;
  return (
    <Screen>
      <ScreenHead title={t('health.title')} />
      <EmptyState title={t('health.none')}>{t('health.noneText')}</EmptyState>
    </Screen>
  );
}

function Checked({ place }: { place: HealthPlace }) {
  const t = useMessages('related');
  const moment = useDateTimeFormat();
  const { data, error, refetch } = useQuery(healthQuery(place));
  const about = data
    ? [
        data.scope.name === null ? '' : `${isolate(data.scope.name)}.`,
        t('health.about', { count: data.scope.documents, date: moment(data.checkedAt) }),
        data.scope.isTruncated ? t('health.truncated', { count: data.scope.documents }) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : '';
  return (
    <Screen className={styles.screen}>
      <ScreenHead title={t('health.title')} about={about} actions={data && <Actions place={place} />} />
      {data ? (
        <Verdicts health={data} />
      ) : error ? (
        <ErrorState title={t('health.failed')} error={error} onRetry={() => void refetch()}>
          {t('health.failedText')}
        </ErrorState>
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Screen>
  );
}

const rowsAtOnce = 50;

function Verdicts({ health: { references } }: { health: CitationHealth }) {
  const t = useMessages('related');
  const counts = new Map(
    kinds.map((kind) => [kind, references.filter((each) => kindOf(each) === kind).length] as const),
  );
  const needsAttention = references.some((each) => kindOf(each) !== 'current');
  const [filter, setFilter] = useState<Filter>(needsAttention ? 'attention' : 'current');
  const [page, setPage] = useState(0);
  if (references.length === 0)
    return <EmptyState title={t('health.none')}>{t('health.noneText')}</EmptyState>;
  const shown = references
    .filter((each) => isShown(kindOf(each), filter))
    .toSorted((a, b) => kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)));
  const choose = (chosen: Filter): void => {
    setFilter(chosen);
    setPage(0);
  };
  return (
    <>
      <KindBar counts={counts} filter={filter} onFilter={choose} />
      <CheckedReferences
        references={shown.slice(page * rowsAtOnce, (page + 1) * rowsAtOnce)}
        paging={
          shown.length > rowsAtOnce
            ? {
                page,
                size: rowsAtOnce,
                total: shown.length,
                sizes: [rowsAtOnce],
                onPage: (to: { page?: number }) => setPage(to.page ?? 0),
              }
            : undefined
        }
      />
    </>
  );
}

function Actions({ place }: { place: HealthPlace }) {
  const t = useMessages('related');
  const saving = useMutation({
    meta: { isHandled: true },
    mutationFn: async (format: 'csv' | 'json') =>
      saveAnswer(await laterClient.references.citationHealthExport({ query: { ...place, format } })),
    onError: () => showToast({ kind: 'error', message: t('health.notSaved') }),
  });
  const formats = [
    ['csv', 'CSV'],
    ['json', 'JSON'],
  ] as const;
  return (
    <div className={styles.actions}>
      {formats.map(([format, name]) => (
        <Button
          key={format}
          icon={<IconDownload {...icon} />}
          aria-disabled={saving.isPending || undefined}
          onClick={() => saving.isPending || saving.mutate(format)}
        >
          {t('health.save', { format: name })}
        </Button>
      ))}
      <Button icon={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t('health.print')}
      </Button>
    </div>
  );
}

const healthQuery = (place: HealthPlace) =>
  apiQuery(
    queryKeys.documents('citation-health', place),
    (options): Promise<CitationHealth> => laterClient.references.citationHealth({ query: place }, options),
    { staleTime: 60_000 },
  );
