import type { FeedbackState, ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconEye, IconMail } from '@tabler/icons-react';
import { useQuery, useMutation, useQueryClient, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { AdminList } from '../../../ui/admin/AdminList.tsx';
import { listAddress, filterParam, pageParam, searchParam, pageSize } from '../../../ui/admin/listAddress.ts';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { SaveFile } from '../../../ui/admin/SaveFile.tsx';
import { FeedbackSheet } from './FeedbackSheet.tsx';
import { feedbackStates } from './states.atBuild.ts';
import { useFeedbackColumns } from './useFeedbackColumns.tsx';
import { administration } from '../../../client/administration.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

const { useList: useFeedbackList } = listAddress<{
  kind: FeedbackState | null;
  search: string;
  page: number;
}>({ kind: filterParam(feedbackStates), search: searchParam, page: pageParam });

/** The feedback of readers on searches, and its status. */
export function FeedbackScreen() {
  const t = useMessages('received-feedback');
  usePageTitle(t('feedback'));
  const at = useFeedbackList();
  const { place, goTo } = at;
  const list = useQuery(feedbackQuery(place));
  const marking = useMarking();
  const [chosen, setChosen] = useState<ReceivedFeedback | null>(null);
  const counts = list.data?.counts;
  const read = (feedback: ReceivedFeedback): void => {
    setChosen(feedback);
    if (feedback.state === 'new') marking.mutate({ id: feedback.id, state: 'read' });
  };
  const actionsOf = (feedback: ReceivedFeedback): RowAction[] => [
    {
      key: 'look',
      label: t('feedback.look'),
      icon: <IconEye size={18} stroke={1.6} aria-hidden />,
      onAct: () => read(feedback),
    },
    feedback.state === 'done'
      ? {
          key: 'reopen',
          label: t('feedback.reopen'),
          icon: <IconMail size={18} stroke={1.6} aria-hidden />,
          onAct: () => marking.mutate({ id: feedback.id, state: 'read' }),
        }
      : {
          key: 'done',
          label: t('feedback.markDone'),
          icon: <IconCheck size={18} stroke={1.6} aria-hidden />,
          onAct: () => marking.mutate({ id: feedback.id, state: 'done' }),
        },
  ];
  return (
    <Screen>
      <ScreenHead
        title={t('feedback')}
        about={t('feedbackAbout')}
        actions={<SaveFile label={t('saveCsv')} fetchFile={() => fetchTable(place)} />}
      />
      <AdminList
        at={at}
        search={{ label: t('feedback.searchFor'), submit: t('search') }}
        tabs={{
          label: t('state'),
          every: { label: t('every'), count: counts ? counts.new + counts.read + counts.done : null },
          kinds: feedbackStates.map((state) => ({
            key: state,
            label: t(`feedback.state.${state}`),
            count: counts?.[state] ?? null,
          })),
          chosen: place.kind,
          onChoose: (kind) => goTo({ kind, page: 0 }),
        }}
        caption={t('feedback')}
        columns={useFeedbackColumns(read)}
        list={list}
        rows={list.data?.feedback}
        total={list.data?.total}
        keyOf={({ id }) => String(id)}
        nameOf={({ lookingFor }) => lookingFor}
        actionsOf={actionsOf}
        empty={{ title: t('feedback.none'), text: t('feedback.noneText') }}
        noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
        failed={{ title: t('loadFailed'), text: t('loadFailedText') }}
      />
      {chosen && (
        <FeedbackSheet
          feedback={list.data?.feedback.find(({ id }) => id === chosen.id) ?? marked(chosen)}
          onMark={(state) => {
            marking.mutate({ id: chosen.id, state });
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Screen>
  );
}

/** One that has left the list because it was read. */
const marked = (feedback: ReceivedFeedback): ReceivedFeedback =>
  feedback.state === 'new' ? { ...feedback, state: 'read' } : feedback;

/** Marks feedback as new, read or done. */
function useMarking() {
  const t = useMessages('received-feedback');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: ({ id, state }: { id: number; state: FeedbackState }) =>
      administration.search.markFeedback({ params: { id }, body: { state } }),
    onError: () => showToast({ kind: 'error', message: t('notDone') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.search('receivedFeedback') }),
  });
}

type FeedbackFilter = { readonly kind: FeedbackState | null; readonly search: string };

const queryOf = ({ kind, search }: FeedbackFilter) => ({ search, ...(kind && { state: kind }) });

/** A page of feedback, newest first. */
const feedbackQuery = ({ page, ...filter }: FeedbackFilter & { page: number }) =>
  apiQuery(
    queryKeys.search('receivedFeedback', filter.kind, filter.search, page),
    (options) =>
      administration.search.receivedFeedback(
        { query: { ...queryOf(filter), page, size: pageSize } },
        options,
      ),
    { placeholderData: keepPreviousData, staleTime: 0, refetchInterval: 60_000 },
  );

/** All of it as a table. */
const fetchTable = (filter: FeedbackFilter): Promise<Response> =>
  administration.search.feedbackFile({ query: queryOf(filter) });
