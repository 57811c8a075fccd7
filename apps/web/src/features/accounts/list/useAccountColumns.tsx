import type { ListedAccount } from '@norma/contracts';
import { writeDay } from '@norma/contracts/fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { accountAddress } from '../addresses.ts';
import { Standing } from '../Standing.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './useAccountColumns.module.css';

/** What the list says of each account. */
export function useAccountColumns(): Column<ListedAccount>[] {
  const words = useMessages('accounts');
  const number = useNumberFormat();
  const { i18n } = useTranslation();
  return [
    {
      key: 'name',
      head: words('account'),
      isSortable: true,
      cell: (account) => (
        <span className={styles.lines}>
          <Link className={styles.name} to={accountAddress(account.id)}>
            <bdi>{account.name}</bdi>
          </Link>
          {account.acronym && <bdi className={styles.second}>{account.acronym}</bdi>}
        </span>
      ),
    },
    {
      key: 'number',
      head: words('number'),
      isSortable: true,
      cell: (account) => <bdi className={styles.code}>{account.number}</bdi>,
    },
    {
      key: 'people',
      head: words('people'),
      isFigure: true,
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ people }) => number(people),
    },
    {
      key: 'subscriptions',
      head: words('subscriptions'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ publishers }) => <Publishers codes={publishers} />,
    },
    {
      key: 'lastUse',
      head: words('lastUse'),
      cell: ({ lastUse }) =>
        lastUse ? (
          <time className={styles.time} dateTime={lastUse}>
            {writeDay(lastUse, 'MMM DD YYYY', i18n.language)}
          </time>
        ) : (
          <span className={styles.second}>{words('never')}</span>
        ),
    },
    { key: 'state', head: words('standing'), cell: ({ state }) => <Standing state={state} /> },
  ];
}

const maxShown = 4;

function Publishers({ codes }: { codes: readonly string[] }) {
  const words = useMessages('accounts');
  if (codes.length === 0) return <span className={styles.second}>{words('noSubscription')}</span>;
  const more = codes.length - maxShown;
  return (
    <span className={styles.lines}>
      <bdi className={styles.code} dir="ltr">
        {codes.slice(0, maxShown).join(' ')}
      </bdi>
      {more > 0 && <span className={styles.second}>{words('morePublishers', { count: more })}</span>}
    </span>
  );
}
