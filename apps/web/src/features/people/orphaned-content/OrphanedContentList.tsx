import type { OrphanedContent } from '@norma/contracts';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RowAction, Column } from '../../../ui/tables/DataTable.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { UrlState } from '../../../ui/hooks/useUrlState.ts';
import { pageSize } from '../../../ui/admin/listAddress.ts';
import { orphanedContentQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TransferOwnershipDrawer } from './HandOverSheet.tsx';
import { Link } from 'react-router';
import { personAddress } from '../addresses.ts';

/** Who has left an account and still owns something in it, each with a way to hand it over. */
export function OrphanedContentList(at: UrlState<{ page: number }>) {
  const t = useMessages('people');
  const list = useQuery(orphanedContentQuery(at.place.page));
  const [handedOver, setHandedOver] = useState<OrphanedContent | null>(null);
  const nameOf = ({ owner }: OrphanedContent): string => owner.name || t('unknownOwner');
  const columns = useOrphanedContentColumns(nameOf);
  const actionsOf = (left: OrphanedContent): RowAction[] => [
    {
      key: 'handOver',
      label: t('handOver'),
      icon: <IconArrowsExchange size={18} stroke={1.6} aria-hidden />,
      onAct: () => setHandedOver(left),
    },
  ];
  return (
    <>
      <ListTable
        caption={t('leftBehind')}
        columns={columns}
        list={list}
        rows={list.data?.owners}
        total={list.data?.total}
        keyOf={({ owner, account }) => `${owner.id} ${account.id}`}
        nameOf={nameOf}
        actionsOf={actionsOf}
        at={at}
        size={pageSize}
        empty={<EmptyState title={t('nothingLeftBehind')}>{t('nothingLeftBehindText')}</EmptyState>}
        failed={{ title: t('listFailed'), text: t('listFailedText') }}
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

/** What the list says of each who has left something behind. */
function useOrphanedContentColumns(nameOf: (left: OrphanedContent) => string): Column<OrphanedContent>[] {
  const t = useMessages('people');
  return [
    {
      key: 'owner',
      head: t('formerOwner'),
      cell: (left) => <Owner left={left} name={nameOf(left)} />,
    },
    { key: 'account', head: t('account'), cell: ({ account }) => <bdi>{account.name}</bdi> },
    { key: 'groups', head: t('groups'), isFigure: true, cell: ({ groups }) => groups },
    {
      key: 'compassPoints',
      head: t('compassPoints'),
      isFigure: true,
      cell: ({ compassPoints }) => compassPoints,
    },
  ];
}

/** A link to the person, where they are still in the library. */
function Owner({ left: { owner }, name }: { left: OrphanedContent; name: string }) {
  if (!owner.isKnown) return <bdi>{name}</bdi>;
  return (
    <Link to={personAddress(owner.id)}>
      <bdi>{name}</bdi>
    </Link>
  );
}
