import type { LeftBehind } from '@norma/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowAction } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListTable } from '../../../ui/ListTable.tsx';
import type { PlaceInAddress } from '../../../ui/usePlaceInAddress.ts';
import { leftBehindQuery, pageSize } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { HandOverSheet } from './HandOverSheet.tsx';
import { useLeftBehindColumns } from './useLeftBehindColumns.tsx';

/** Who has left an account and still owns something in it, each with a way to hand it over. */
export function LeftBehindList(at: PlaceInAddress<{ page: number }>) {
  const words = useMessages('people');
  const list = useQuery(leftBehindQuery(at.place.page));
  const [handedOver, setHandedOver] = useState<LeftBehind | null>(null);
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
        <HandOverSheet
          left={{ ...handedOver, owner: { id: handedOver.owner.id, name: nameOf(handedOver) } }}
          onClose={() => setHandedOver(null)}
        />
      )}
    </>
  );
}
