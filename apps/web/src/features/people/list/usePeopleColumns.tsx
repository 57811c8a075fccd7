import type { ListedPerson } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { personAddress } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { PersonStatus } from '../PersonStatus.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from '../../../ui/admin/admin.module.css';

/** What the list says of each person. */
export function usePeopleColumns(): Column<ListedPerson>[] {
  const t = useMessages('people');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'name',
      head: t('name'),
      isSortable: true,
      cell: (person) => (
        <span className={styles.lines}>
          <Link className={styles.strong} to={personAddress(person.id)}>
            <bdi>{nameOf(person)}</bdi>
          </Link>
          <bdi className={styles.second}>{person.signInName}</bdi>
        </span>
      ),
    },
    {
      key: 'email',
      head: t('email'),
      isSortable: true,
      cell: ({ email }) => (
        <bdi className={styles.breakable} dir="ltr">
          {email}
        </bdi>
      ),
    },
    { key: 'accounts', head: t('accounts'), cell: ({ accounts }) => <Accounts accounts={accounts} /> },
    {
      key: 'roles',
      head: t('roles'),
      cell: ({ authorities }) =>
        authorities.length === 0 ? (
          <span className={styles.second}>{t('reader')}</span>
        ) : (
          <span className={styles.lines}>
            {authorities.map((authority) => (
              <span key={authority}>{t(`role.${authority}`)}</span>
            ))}
          </span>
        ),
    },
    { key: 'state', head: t('standing'), cell: ({ state }) => <PersonStatus state={state} /> },
    {
      key: 'lastSignIn',
      head: t('lastSignIn'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ lastSignIn }) =>
        lastSignIn ? (
          <time className={styles.time} dateTime={lastSignIn}>
            {moment(lastSignIn)}
          </time>
        ) : (
          <span className={styles.second}>{t('never')}</span>
        ),
    },
  ];
}

const maxShown = 2;

function Accounts({ accounts }: Pick<ListedPerson, 'accounts'>) {
  const t = useMessages('people');
  if (accounts.length === 0) return <span className={styles.second}>{t('noAccount')}</span>;
  const more = accounts.length - maxShown;
  return (
    <span className={styles.lines}>
      {accounts.slice(0, maxShown).map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
      {more > 0 && <span className={styles.second}>{t('moreAccounts', { count: more })}</span>}
    </span>
  );
}
