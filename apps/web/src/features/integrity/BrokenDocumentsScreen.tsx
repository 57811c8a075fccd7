import type { DocumentIssue, IssueKind, DocumentCheck } from '@norma/contracts';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { useQuery, useMutation, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { AdminList } from '../../ui/admin/AdminList.tsx';
import { listAddress, filterParam, pageParam, searchParam, pageSize } from '../../ui/admin/listAddress.ts';
import { Screen } from '../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../ui/layout/ScreenHead.tsx';
import type { RowAction } from '../../ui/tables/DataTable.tsx';
import { SaveFile } from '../../ui/admin/SaveFile.tsx';
import { useDocumentLink, useAccount } from '../session/index.ts';
import { faultKinds } from './kinds.atBuild.ts';
import { useFaultColumns } from './useFaultColumns.tsx';
import { administration } from '../../client/administration.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { useEffect } from 'react';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useNumberFormat } from '../../ui/text/useNumberFormat.ts';
import { useDateTimeFormat } from '../../ui/text/useDateTimeFormat.ts';
import { useNow } from '../../ui/admin/useNow.ts';
import { CallRefused } from '../../client/client.ts';
import { isolate } from '../../i18n/isolate.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import styles from '../../ui/admin/admin.module.css';
import { apiQuery } from '../../client/apiQuery.ts';

const { useList: useIssueList } = listAddress<{ kind: IssueKind | null; search: string; page: number }>({
  kind: filterParam(faultKinds),
  search: searchParam,
  page: pageParam,
});

/** The issues of documents, with their actions. */
export function BrokenDocumentsScreen() {
  const t = useMessages('integrity');
  usePageTitle(t('documents'));
  const at = useIssueList();
  const { place, goTo } = at;
  const list = useQuery(issuesQuery(place));
  const counts = list.data?.counts;
  const countOf = (kind: string): number | null =>
    counts ? (counts.find((each) => each.kind === kind)?.count ?? 0) : null;
  const total = counts ? counts.reduce((sum, { count }) => sum + count, 0) : null;
  const shown = faultKinds.filter((kind) => kind === place.kind || (countOf(kind) ?? 0) > 0);
  const navigate = useNavigate();
  const linkOf = useDocumentLink();
  const checking = useCheckingOne();
  const actionsOf = (fault: DocumentIssue): RowAction[] => [
    {
      key: 'again',
      label: t('fault.again'),
      icon: <IconRefresh size={18} stroke={1.6} aria-hidden />,
      onAct: () => checking.mutate(fault),
    },
    ...(fault.isOffered
      ? [
          {
            key: 'open',
            label: t('fault.open'),
            icon: <IconExternalLink size={18} stroke={1.6} aria-hidden />,
            onAct: () => void navigate(linkOf(fault.contentCode)),
          },
        ]
      : []),
  ];
  return (
    <Screen>
      <ScreenHead
        title={t('documents')}
        about={t('documentsAbout')}
        actions={
          <>
            <SaveFile label={t('saveCsv')} fetchFile={() => fetchTable(place)} />
            <CheckAll />
          </>
        }
      />
      <CheckState />
      <AdminList
        at={at}
        search={{ label: t('fault.searchFor'), submit: t('search') }}
        tabs={{
          label: t('fault.fault'),
          every: { label: t('every'), count: total },
          kinds: shown.map((kind) => ({
            key: kind,
            label: t(`fault.kind.${kind}`),
            count: countOf(kind),
          })),
          chosen: place.kind,
          onChoose: (kind) => goTo({ kind, page: 0 }),
        }}
        caption={t('documents')}
        columns={useFaultColumns()}
        list={list}
        rows={list.data?.faults}
        total={list.data?.total}
        keyOf={({ contentId, kind }) => `${contentId} ${kind}`}
        nameOf={({ designation, kind }) => `${designation}, ${t(`fault.kind.${kind}`)}`}
        actionsOf={actionsOf}
        empty={{ title: t('fault.allWell'), text: t('fault.allWellText') }}
        noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
        failed={{ title: t('loadFailed'), text: t('loadFailedText') }}
      />
    </Screen>
  );
}

/** Lets operators have all documents looked at. */
function CheckAll() {
  const t = useMessages('integrity');
  const queries = useQueryClient();
  const isOperator = useAccount().authorities.includes('OPERATOR');
  const { data } = useQuery(checkQuery);
  const isBusy = data?.state === 'running' || data?.state === 'waiting';
  const start = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.integrity.startCheck({}),
    onSuccess: (check) => queries.setQueryData(checkQuery.queryKey, check),
    onError: () => showToast({ kind: 'error', message: t('notDone') }),
  });
  if (!isOperator) return null;
  return (
    <Button
      icon={<IconRefresh size={16} stroke={1.6} aria-hidden />}
      aria-disabled={isBusy || start.isPending || undefined}
      onClick={() => isBusy || start.isPending || start.mutate()}
    >
      {t('fault.checkAll')}
    </Button>
  );
}

/** The progress of the check; its results are refetched while it runs. */
function CheckState() {
  const t = useMessages('integrity');
  const moment = useDateTimeFormat();
  const queries = useQueryClient();
  const { data: check } = useQuery(checkQuery);
  const progress = check ? `${check.state} ${check.lookedAt}` : null;
  useEffect(() => {
    if (progress) void queries.invalidateQueries({ queryKey: queryKeys.integrity('list') });
  }, [progress, queries]);
  if (!check) return null;
  if (check.state === 'running') return <Checking check={check} />;
  const { state, finishedAt, lookedAt } = check;
  return (
    <p className={styles.about} role="status">
      {state === 'done' && finishedAt
        ? t('fault.last', { count: lookedAt, at: moment(finishedAt) })
        : t(state === 'waiting' ? 'fault.waiting' : 'fault.never')}
    </p>
  );
}

function Checking({ check: { startedAt, lookedAt, total } }: { check: DocumentCheck }) {
  const t = useMessages('integrity');
  const number = useNumberFormat();
  const now = useNow();
  return (
    <Progress
      label={t('fault.checking')}
      seconds={startedAt ? (now - Date.parse(startedAt)) / 1000 : 0}
      {...(total > 0 && { done: lookedAt / total })}
    >
      {t('fault.checkingText', { done: number(lookedAt), total: number(total) })}
    </Progress>
  );
}

/** Checks one document again; a toast tells the result. */
function useCheckingOne() {
  const t = useMessages('integrity');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ contentId }: DocumentIssue) =>
      administration.integrity.checkOne({ params: { contentId } }),
    onSuccess: ({ faults }, { designation }) => {
      const name = isolate(designation);
      showToast(
        faults.length === 0
          ? { kind: 'success', message: t('fault.mended', { designation: name }) }
          : { kind: 'info', message: t('fault.stillBroken', { designation: name }) },
      );
    },
    onError: (error) => {
      const isGone = error instanceof CallRefused && error.code === 'document-not-found';
      showToast({ kind: 'error', message: t(isGone ? 'fault.gone' : 'notDone') });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.integrity('list') }),
  });
}

const everyMs = { usually: 60_000, whileChecking: 1_000 };

type IssueFilter = { readonly kind: IssueKind | null; readonly search: string };

const queryOf = ({ kind, search }: IssueFilter) => ({ search, ...(kind && { kind }) });

/** A page of issues. */
const issuesQuery = ({ page, ...issueFilter }: IssueFilter & { page: number }) =>
  apiQuery(
    queryKeys.integrity('list', issueFilter.kind, issueFilter.search, page),
    (options) =>
      administration.integrity.list({ query: { ...queryOf(issueFilter), page, size: pageSize } }, options),
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** How far the documents have been checked. */
const checkQuery = apiQuery(
  queryKeys.integrity('check'),
  (options) => administration.integrity.check({}, options),
  {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'waiting' ? everyMs.whileChecking : everyMs.usually,
  },
);

/** All of it as a table. */
const fetchTable = (issueFilter: IssueFilter): Promise<Response> =>
  administration.integrity.table({ query: queryOf(issueFilter) });
