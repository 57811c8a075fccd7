import type { FeedbackState as State, ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconEye, IconMail } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failed } from '../Failed.tsx';
import { useWords } from '../useWords.ts';
import { pageSize } from './queries.ts';
import { useFeedbackColumns } from './useFeedbackColumns.tsx';

type Props = {
  list: UseQueryResult<{ total: number; feedback: ReceivedFeedback[] }>;
  page: number;
  isNarrowed: boolean;
  hrefOf: (page: number) => string;
  onPage: (page: number) => void;
  onChoose: (feedback: ReceivedFeedback) => void;
  onMark: (wanted: { id: number; state: State }) => void;
};

/** Feedback page by page, the newest first. */
export function FeedbackTable({ list, page, isNarrowed, hrefOf, onPage, onChoose, onMark }: Props) {
  const words = useWords();
  const { data, error } = list;
  const columns = useFeedbackColumns(onChoose);
  const actionsOf = (feedback: ReceivedFeedback): RowAction[] => [
    {
      key: 'look',
      label: words('feedback.look'),
      icon: <IconEye size={18} stroke={1.6} aria-hidden />,
      onAct: () => onChoose(feedback),
    },
    feedback.state === 'done'
      ? {
          key: 'reopen',
          label: words('feedback.reopen'),
          icon: <IconMail size={18} stroke={1.6} aria-hidden />,
          onAct: () => onMark({ id: feedback.id, state: 'read' }),
        }
      : {
          key: 'done',
          label: words('feedback.markDone'),
          icon: <IconCheck size={18} stroke={1.6} aria-hidden />,
          onAct: () => onMark({ id: feedback.id, state: 'done' }),
        },
  ];
  return (
    <DataTable
      caption={words('feedback')}
      columns={columns}
      rows={data?.feedback ?? []}
      keyOf={({ id }) => String(id)}
      nameOf={({ lookingFor }) => lookingFor}
      actionsOf={actionsOf}
      paging={{ page, size: pageSize, total: data?.total ?? 0, onPage: (to) => onPage(to.page), hrefOf }}
      isLoading={list.isPlaceholderData || list.isPending}
      narrow="stack"
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'feedback.none')}>
          {words(isNarrowed ? 'noneFoundText' : 'feedback.noneText')}
        </EmptyState>
      }
      failure={error && !data && <Failed error={error} onRetry={() => void list.refetch()} />}
    />
  );
}
