import type { HeldSubscription } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Subscriptions.module.css';

/** What is said of each subscription of an account. */
export function useSubscriptionColumns(): Column<HeldSubscription>[] {
  const words = useMessages('accounts');
  const number = useNumberFormat();
  const { i18n } = useTranslation();
  const day = (at: string | null, otherwise: string) =>
    at ? (
      <time className={styles.day} dateTime={at}>
        {writeDay(at, 'MMM DD YYYY', i18n.language)}
      </time>
    ) : (
      <span className={styles.open}>{otherwise}</span>
    );
  return [
    {
      key: 'name',
      head: words('publisher'),
      cell: ({ name, abbreviation }) => (
        <span className={styles.lines}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.code}>{abbreviation}</bdi>
        </span>
      ),
    },
    { key: 'from', head: words('from'), cell: ({ startsOn }) => day(startsOn, words('always')) },
    { key: 'until', head: words('until'), cell: ({ endsOn }) => day(endsOn, words('openEnd')) },
    { key: 'state', head: words('standing'), cell: ({ state }) => <Standing state={state} /> },
    {
      key: 'documents',
      head: words('documents'),
      isFigure: true,
      cell: ({ documents }) => number(documents),
    },
  ];
}
