import type { OrphanedContent } from '@norma/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { UrlState } from '../../../ui/hooks/useUrlState.ts';
import { orphanedContentQuery, pageSize } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TransferOwnershipDrawer } from './HandOverSheet.tsx';
import { useOrphanedContentColumns } from './useLeftBehindColumns.tsx';

/** Who has left an account and still owns something in it, each with a way to hand it over. */
export function OrphanedContentList(at: UrlState<{ page: number }>) {
  const words = useMessages('people');
  const list = useQuery(orphanedContentQuery(at.place.page));
  const [handedOver, setHandedOver] = useState<OrphanedContent | null>(null);
  const nameOf = ({ owner }: OrphanedContent): string => owner.name || words('unknownOwner');
  const columns = useOrphanedContentColumns(nameOf);
  const actionsOf = (left: OrphanedContent): RowAction[] => [
    {
      key: 'handOver',
      label: words('handOver'),
      icon: <IconArrowsExchange size={18} stroke={1.6} aria-hidden />,
      onAct: () => setHandedOver(left),
    },
  ];
  return (
    <>
      <ListTable
        caption={words('leftBehind')}
        columns={columns}
        list={list}
        rows={list.data?.owners}
        total={list.data?.total}
        keyOf={({ owner, account }) => `${owner.id} ${account.id}`}
        nameOf={nameOf}
        actionsOf={actionsOf}
        at={at}
        size={pageSize}
        empty={<EmptyState title={words('nothingLeftBehind')}>{words('nothingLeftBehindText')}</EmptyState>}
        failed={{ title: words('listFailed'), text: words('listFailedText') }}
      />
      {handedOver && (
        <TransferOwnershipDrawer
          left={{ ...handedOver, owner: { id: handedOver.owner.id, name: nameOf(handedOver) } }}
          onClose={() => setHandedOver(null)}
        />
      )}
    </>
  );
}
