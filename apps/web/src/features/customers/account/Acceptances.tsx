import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { useMoment } from '../../../ui/useMoment.ts';
import { Failed } from '../Failed.tsx';
import { acceptancesQuery, peopleShown } from '../queries.ts';
import { useWords } from '../useWords.ts';
import parts from './Agreement.module.css';

type Acceptance = { personId: string; name: string; email: string; at: string };

/** Who has accepted the licence agreement of an account as it reads, the latest first. */
export function Acceptances({ accountId }: { accountId: string }) {
  const words = useWords();
  const columns = useAcceptanceColumns();
  const [page, setPage] = useState(0);
  const list = useQuery(acceptancesQuery(accountId, page));
  return (
    <DataTable
      caption={words('acceptances')}
      columns={columns}
      rows={list.data?.acceptances ?? []}
      keyOf={({ personId }) => personId}
      nameOf={({ name }) => name}
      paging={{
        page,
        size: peopleShown,
        total: list.data?.total ?? 0,
        onPage: (at) => setPage(at.page),
      }}
      isLoading={list.isPlaceholderData || list.isPending}
      narrow="stack"
      empty={null}
      failure={
        list.error && !list.data ? (
          <Failed error={list.error} title={words('acceptancesFailed')} onRetry={() => void list.refetch()} />
        ) : undefined
      }
    />
  );
}

function useAcceptanceColumns(): Column<Acceptance>[] {
  const words = useWords();
  const moment = useMoment();
  return [
    { key: 'name', head: words('person'), cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'email', head: words('email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      key: 'at',
      head: words('acceptedAt'),
      cell: ({ at }) => (
        <time className={parts.time} dateTime={at}>
          {moment(at)}
        </time>
      ),
    },
  ];
}
