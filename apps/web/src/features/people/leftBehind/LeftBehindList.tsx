import type { LeftBehind } from '@norma/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallRefused } from '../../../client/client.ts';
import { DataTable, type RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { leftBehindQuery, pageSize } from '../queries.ts';
import { useWords } from '../useWords.ts';
import { HandOverSheet } from './HandOverSheet.tsx';
import { useLeftBehindColumns } from './useLeftBehindColumns.tsx';

type Props = { page: number; hrefOf: (page: number) => string; onPage: (page: number) => void };

/** Who has left an account and still owns something in it, each with a way to hand it over. */
export function LeftBehindList({ page, hrefOf, onPage }: Props) {
  const words = useWords();
  const list = useQuery(leftBehindQuery(page));
  const [handedOver, setHandedOver] = useState<LeftBehind | null>(null);
  const { data, error } = list;
  const nameOf = ({ owner }: LeftBehind): string => owner.name || words('unknownOwner');
  const columns = useLeftBehindColumns(nameOf);
  const actionsOf = (left: LeftBehind): RowAction[] => [
    {
      key: 'handOver',
      label: words('handOver'),
      icon: <IconArrowsExchange size={18} stroke={1.6} aria-hidden />,
      onAct: () => setHandedOver(left),
    },
  ];
  return (
    <>
      <DataTable
        caption={words('leftBehind')}
        columns={columns}
        rows={data?.owners ?? []}
        keyOf={({ owner, account }) => `${owner.id} ${account.id}`}
        nameOf={nameOf}
        actionsOf={actionsOf}
        paging={{
          page,
          size: pageSize,
          total: data?.total ?? 0,
          hrefOf,
          onPage: (next) => onPage(next.page),
        }}
        isLoading={list.isPlaceholderData || list.isPending}
        narrow="stack"
        empty={<EmptyState title={words('nothingLeftBehind')}>{words('nothingLeftBehindText')}</EmptyState>}
        failure={
          error && !data ? (
            <ErrorState
              title={words('listFailed')}
              onRetry={() => void list.refetch()}
              {...(error instanceof CallRefused && { requestId: error.requestId })}
            >
              {words('listFailedText')}
            </ErrorState>
          ) : undefined
        }
      />
      {handedOver && (
        <HandOverSheet
          left={{ ...handedOver, owner: { id: handedOver.owner.id, name: nameOf(handedOver) } }}
          onClose={() => setHandedOver(null)}
        />
      )}
    </>
  );
}
