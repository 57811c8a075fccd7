import type { FeedbackState as State, ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconEye, IconMail } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { UrlState } from '../../../ui/hooks/useUrlState.ts';
import type { Place } from '../place.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { pageSize } from './queries.ts';
import { useFeedbackColumns } from './useFeedbackColumns.tsx';

type Props = UrlState<Place<State>> & {
  list: UseQueryResult<{ total: number; feedback: ReceivedFeedback[] }>;
  onChoose: (feedback: ReceivedFeedback) => void;
  onMark: (wanted: { id: number; state: State }) => void;
};

/** Feedback page by page, the newest first. */
export function FeedbackTable({ list, onChoose, onMark, ...at }: Props) {
  const words = useMessages('content');
  const isNarrowed = at.place.kind !== null || at.place.search !== '';
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
    <ListTable
      caption={words('feedback')}
      columns={columns}
      list={list}
      rows={list.data?.feedback}
      total={list.data?.total}
      keyOf={({ id }) => String(id)}
      nameOf={({ lookingFor }) => lookingFor}
      actionsOf={actionsOf}
      at={at}
      size={pageSize}
      empty={
        <EmptyState title={words(isNarrowed ? 'noneFound' : 'feedback.none')}>
          {words(isNarrowed ? 'noneFoundText' : 'feedback.noneText')}
        </EmptyState>
      }
      failed={{ title: words('loadFailed'), text: words('loadFailedText') }}
    />
  );
}
