import type { ListedPerson, ManagedAccount } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { allPeopleAddress, peopleAddress, personAddress } from '../addresses.ts';
import { peopleQuery, peopleShown } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Subscriptions.module.css';

/** Who reads through an account, each a way to all that is known of them. */
export function PeopleOfAccount({ account }: { account: ManagedAccount }) {
  const t = useMessages('accounts');
  const columns = usePeopleColumns();
  const [page, setPage] = useState(0);
  const list = useQuery(peopleQuery(account.id, page));
  return (
    <>
      {account.people > 0 && (
        <p className={styles.about}>
          <Link to={peopleAddress(account.id)}>{t('allPeople')}</Link>
        </p>
      )}
      <ListTable
        caption={t('room.people')}
        columns={columns}
        list={list}
        rows={list.data?.people}
        total={list.data?.total}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        at={{ place: { page }, goTo: (to) => setPage(to.page) }}
        size={peopleShown}
        empty={
          <EmptyState title={t('noPeople')} actions={<Link to={allPeopleAddress}>{t('toPeople')}</Link>}>
            {t('noPeopleText')}
          </EmptyState>
        }
        failed={{ title: t('peopleFailed'), text: t('failedText') }}
      />
    </>
  );
}

const nameOf = ({ firstName, lastName, signInName }: ListedPerson): string =>
  `${firstName} ${lastName}`.trim() || signInName;

function usePeopleColumns(): Column<ListedPerson>[] {
  const t = useMessages('accounts');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'name',
      head: t('person'),
      cell: (person) => (
        <Link className={styles.name} to={personAddress(person.id)}>
          <bdi>{nameOf(person)}</bdi>
        </Link>
      ),
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
    },
    { key: 'state', head: t('standing'), cell: ({ state }) => t(`person.${state}`) },
    {
      key: 'lastSignIn',
      head: t('lastSignIn'),
      cell: ({ lastSignIn }) =>
        lastSignIn ? (
          <time className={styles.day} dateTime={lastSignIn}>
            {moment(lastSignIn)}
          </time>
        ) : (
          <span className={styles.open}>{t('neverSignedIn')}</span>
        ),
    },
  ];
}
