import type { ReceivedFeedback } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { Moment } from '../../../ui/admin/Moment.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FeedbackState } from './FeedbackState.tsx';
import styles from '../../../ui/admin/admin.module.css';

/** The columns of the feedback list. */
export function useFeedbackColumns(
  onChoose: (feedback: ReceivedFeedback) => void,
): Column<ReceivedFeedback>[] {
  const t = useMessages('received-feedback');
  return [
    {
      key: 'lookingFor',
      head: t('feedback.lookingFor'),
      cell: (feedback) => (
        <span className={styles.two}>
          <button className={styles.open} type="button" onClick={() => onChoose(feedback)}>
            <bdi>{feedback.lookingFor}</bdi>
          </button>
          {feedback.more && <bdi className={styles.second}>{beginningOf(feedback.more)}</bdi>}
        </span>
      ),
    },
    {
      key: 'query',
      head: t('feedback.query'),
      cell: ({ searchQuery }) => <bdi>{searchQuery || t('feedback.noSearch')}</bdi>,
    },
    {
      key: 'from',
      head: t('feedback.from'),
      cell: ({ person, account }) => (
        <span className={styles.two}>
          <bdi>{person ? person.name || person.email : t('feedback.gone')}</bdi>
          <bdi className={styles.second}>{account}</bdi>
        </span>
      ),
    },
    { key: 'state', head: t('state'), cell: ({ state }) => <FeedbackState state={state} /> },
    { key: 'time', head: t('time'), cell: ({ at }) => <Moment at={at} /> },
  ];
}

const maxShown = 90;

const beginningOf = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > maxShown ? `${letters.slice(0, maxShown).join('').trimEnd()} …` : text;
};
