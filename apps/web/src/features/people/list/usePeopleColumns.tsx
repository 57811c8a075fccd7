import type { ListedPerson } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { personAddress } from '../addresses.ts';
import { nameOf } from '../nameOf.ts';
import { PersonStanding } from '../PersonStanding.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './usePeopleColumns.module.css';

/** What the list says of each person. */
export function usePeopleColumns(): Column<ListedPerson>[] {
  const words = useMessages('people');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'name',
      head: words('name'),
      isSortable: true,
      cell: (person) => (
        <span className={styles.lines}>
          <Link className={styles.name} to={personAddress(person.id)}>
            <bdi>{nameOf(person)}</bdi>
          </Link>
          <bdi className={styles.second}>{person.signInName}</bdi>
        </span>
      ),
    },
    {
      key: 'email',
      head: words('email'),
      isSortable: true,
      cell: ({ email }) => (
        <bdi className={styles.address} dir="ltr">
          {email}
        </bdi>
      ),
    },
    { key: 'accounts', head: words('accounts'), cell: ({ accounts }) => <Accounts accounts={accounts} /> },
    {
      key: 'roles',
      head: words('roles'),
      cell: ({ authorities }) =>
        authorities.length === 0 ? (
          <span className={styles.second}>{words('reader')}</span>
        ) : (
          <span className={styles.lines}>
            {authorities.map((authority) => (
              <span key={authority}>{words(`role.${authority}`)}</span>
            ))}
          </span>
        ),
    },
    { key: 'state', head: words('standing'), cell: ({ state }) => <PersonStanding state={state} /> },
    {
      key: 'lastSignIn',
      head: words('lastSignIn'),
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ lastSignIn }) =>
        lastSignIn ? (
          <time className={styles.time} dateTime={lastSignIn}>
            {moment(lastSignIn)}
          </time>
        ) : (
          <span className={styles.second}>{words('never')}</span>
        ),
    },
  ];
}

const maxShown = 2;

function Accounts({ accounts }: Pick<ListedPerson, 'accounts'>) {
  const words = useMessages('people');
  if (accounts.length === 0) return <span className={styles.second}>{words('noAccount')}</span>;
  const more = accounts.length - maxShown;
  return (
    <span className={styles.lines}>
      {accounts.slice(0, maxShown).map(({ id, name }) => (
        <bdi key={id}>{name}</bdi>
      ))}
      {more > 0 && <span className={styles.second}>{words('moreAccounts', { count: more })}</span>}
    </span>
  );
}
