import { IconRefresh } from '@tabler/icons-react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { IndexFacts } from './IndexFacts.tsx';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import type { IndexState } from '@norma/contracts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useNow } from '../../../ui/admin/useNow.ts';
import { DataTable } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFileSizeFormat } from '../../../ui/forms/useFileSizeFormat.ts';
import { Section } from '../../../ui/admin/Section.tsx';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** The status of the server's search index, and the action that rebuilds it. */
export function SearchIndexScreen() {
  const t = useMessages('search-index');
  usePageTitle(t('searchIndex'));
  const { data: index, error, refetch } = useQuery(indexQuery);
  const [isAsking, setAsking] = useState(false);
  return (
    <Screen>
      <ScreenHead
        title={t('searchIndex')}
        about={t('index.node', { node: isolateLtr(index?.node ?? '…') })}
        actions={
          <Button
            icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
            aria-disabled={(index?.building ?? null) !== null || undefined}
            onClick={() => index?.building || setAsking(true)}
          >
            {t('index.anew')}
          </Button>
        }
      />
      {index && (
        <>
          {index.building && <Building building={index.building} />}
          <IndexFacts index={index} />
          <Segments segments={index.segments} />
        </>
      )}
      {!index && error && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()}>
          {t('loadFailedText')}
        </ErrorState>
      )}
      {!index && !error && <SkeletonRows rows={6} />}
      {isAsking && <RebuildDialog onClose={() => setAsking(false)} />}
    </Screen>
  );
}

/** Asks for confirmation, then rebuilds the index. */
function RebuildDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages('search-index');
  const queries = useQueryClient();
  const build = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.search.rebuildIndex({}),
    onSuccess: (index) => {
      queries.setQueryData(indexQuery.queryKey, index);
      showToast({ kind: 'success', message: t('index.begun') });
    },
    onError: (error) => {
      const isBusy = error instanceof CallRefused && error.code === 'index-being-built';
      showToast({ kind: isBusy ? 'info' : 'error', message: t(isBusy ? 'index.busy' : 'notDone') });
    },
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('index.anewTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('index.keep')}</Button>
          <Button kind="primary" onClick={() => build.isPending || build.mutate()}>
            {t('index.anew')}
          </Button>
        </>
      }
    >
      {t('index.anewText')}
    </ConfirmDialog>
  );
}

/** How far the index has come that is being built. */
function Building({ building }: { building: NonNullable<IndexState['building']> }) {
  const t = useMessages('search-index');
  const number = useNumberFormat();
  const now = useNow();
  const { startedAt, done, total } = building;
  return (
    <Progress
      label={t('index.building')}
      seconds={(now - Date.parse(startedAt)) / 1000}
      {...(total > 0 && { done: done / total })}
    >
      {t('index.buildingText', { done: number(done), total: number(total) })}
    </Progress>
  );
}

type Segment = IndexState['segments'][number];

/** The parts of which the index consists, the largest first. */
function Segments({ segments }: { segments: readonly Segment[] }) {
  const t = useMessages('search-index');
  const number = useNumberFormat();
  const size = useFileSizeFormat();
  const rows = segments.map((segment, at) => ({ ...segment, at: at + 1 }));
  return (
    <Section name={t('index.segments')}>
      <DataTable
        caption={t('index.segments')}
        columns={[
          { key: 'part', head: t('index.segment'), cell: ({ at }) => number(at) },
          {
            key: 'documents',
            head: t('index.documents'),
            isFigure: true,
            cell: ({ documents }) => number(documents),
          },
          {
            key: 'removed',
            head: t('index.removed'),
            isFigure: true,
            cell: ({ removed }) => number(removed),
          },
          { key: 'bytes', head: t('index.size'), isFigure: true, cell: ({ bytes }) => size(bytes) },
        ]}
        rows={rows}
        keyOf={({ at }) => String(at)}
        nameOf={({ at }) => `${t('index.segment')} ${at}`}
        empty={<EmptyState title={t('index.noSegments')}>{t('index.noSegmentsText')}</EmptyState>}
      />
    </Section>
  );
}

const everyMs = { usually: 10_000, whileBuilding: 500 };

/** The status of the search index. */
const indexQuery = apiQuery(
  queryKeys.search('index'),
  (options) => administration.search.indexState({}, options),
  {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.building ? everyMs.whileBuilding : everyMs.usually),
  },
);
