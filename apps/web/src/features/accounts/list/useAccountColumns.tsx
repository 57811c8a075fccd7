import type { ListedAccount } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { accountAddress } from '../addresses.ts';
import { AccountStatus } from '../AccountStatus.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useDateFormat } from '../../../ui/text/useDateFormat.ts';
import styles from '../../../ui/admin/admin.module.css';

/** The columns of the list of accounts. */
export function useAccountColumns(): Column<ListedAccount>[] {
  const t = useMessages('accounts');
  const number = useNumberFormat();
  const day = useDateFormat();
  return [
    {
      key: 'name',
      head: t('account'),
      isSortable: true,
      cell: (account) => (
        <span className={styles.lines}>
          <Link className={styles.strong} to={accountAddress(account.id)}>
            <bdi>{account.name}</bdi>
          </Link>
          {account.acronym && <bdi className={styles.second}>{account.acronym}</bdi>}
        </span>
      ),
    },
    {
      key: 'number',
      head: t('number'),
      isSortable: true,
      cell: (account) => <bdi className={styles.mono}>{account.number}</bdi>,
    },
    {
      key: 'people',
      head: t('people'),
      isFigure: true,
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ people }) => number(people),
    },
    {
      key: 'subscriptions',
      head: t('subscriptions'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ publishers }) => <Publishers codes={publishers} />,
    },
    {
      key: 'lastUse',
      head: t('lastUse'),
      cell: ({ lastUse }) =>
        lastUse ? (
          <time className={styles.time} dateTime={lastUse}>
            {day(lastUse)}
          </time>
        ) : (
          <span className={styles.second}>{t('never')}</span>
        ),
    },
    { key: 'state', head: t('standing'), cell: ({ state }) => <AccountStatus state={state} /> },
  ];
}

const maxShown = 4;

function Publishers({ codes }: { codes: readonly string[] }) {
  const t = useMessages('accounts');
  if (codes.length === 0) return <span className={styles.second}>{t('noSubscription')}</span>;
  const more = codes.length - maxShown;
  return (
    <span className={styles.lines}>
      <bdi className={styles.mono} dir="ltr">
        {codes.slice(0, maxShown).join(' ')}
      </bdi>
      {more > 0 && <span className={styles.second}>{t('morePublishers', { count: more })}</span>}
    </span>
  );
}
