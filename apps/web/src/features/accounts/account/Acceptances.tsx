import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { acceptancesQuery, peopleShown } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Agreement.module.css';

type Acceptance = { personId: string; name: string; email: string; at: string };

/** Who has accepted the licence agreement of an account as it reads, the latest first. */
export function Acceptances({ accountId }: { accountId: string }) {
  const words = useMessages('accounts');
  const columns = useAcceptanceColumns();
  const [page, setPage] = useState(0);
  const list = useQuery(acceptancesQuery(accountId, page));
  return (
    <ListTable
      caption={words('acceptances')}
      columns={columns}
      list={list}
      rows={list.data?.acceptances}
      total={list.data?.total}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      at={{ place: { page }, goTo: (to) => setPage(to.page) }}
      size={peopleShown}
      empty={null}
      failed={{ title: words('acceptancesFailed'), text: words('failedText') }}
    />
  );
}

function useAcceptanceColumns(): Column<Acceptance>[] {
  const words = useMessages('accounts');
  const moment = useDateTimeFormat();
  return [
    { key: 'name', head: words('person'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'email', head: words('email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      key: 'at',
      head: words('acceptedAt'),
      cell: ({ at }) => (
        <time className={styles.time} dateTime={at}>
          {moment(at)}
        </time>
      ),
    },
  ];
}
