import type { FeedbackState as State, ReceivedFeedback } from '@norma/contracts';
import { IconCheck, IconEye, IconMail } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { DataTable, type Column, type RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Failed } from '../Failed.tsx';
import { Moment } from '../Moment.tsx';
import { useWords } from '../useWords.ts';
import { FeedbackState } from './FeedbackState.tsx';
import { pageSize } from './queries.ts';
import parts from '../Content.module.css';

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
  const columns: Column<ReceivedFeedback>[] = [
    {
      key: 'lookingFor',
      head: words('feedback.lookingFor'),
      cell: (feedback) => (
        <span className={parts.two}>
          <button className={parts.open} type="button" onClick={() => onChoose(feedback)}>
            <bdi>{feedback.lookingFor}</bdi>
          </button>
          {feedback.more && <bdi className={parts.second}>{beginningOf(feedback.more)}</bdi>}
        </span>
      ),
    },
    {
      key: 'query',
      head: words('feedback.query'),
      cell: ({ searchQuery }) => <bdi>{searchQuery || words('feedback.noSearch')}</bdi>,
    },
    {
      key: 'from',
      head: words('feedback.from'),
      cell: ({ person, account }) => (
        <span className={parts.two}>
          <bdi>{person ? person.name || person.email : words('feedback.gone')}</bdi>
          <bdi className={parts.second}>{account}</bdi>
        </span>
      ),
    },
    { key: 'state', head: words('state'), cell: ({ state }) => <FeedbackState state={state} /> },
    { key: 'time', head: words('time'), cell: ({ at }) => <Moment at={at} /> },
  ];
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

const mostShown = 90;

const beginningOf = (text: string): string =>
  text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()} …` : text;
