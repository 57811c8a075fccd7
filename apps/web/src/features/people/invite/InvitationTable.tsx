import type { Invitation } from '@norma/contracts';
import { IconSend, IconTrash } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListTable } from '../../../ui/tables/ListTable.tsx';
import type { useInvitationPlace } from './address.ts';
import { useSendingAgain, useTakingBack } from './changes.ts';
import { pageSize } from './queries.ts';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = ReturnType<typeof useInvitationPlace> & {
  list: UseQueryResult<{ invitations: Invitation[]; total: number }>;
};

const nameOf = ({ name, email }: Invitation): string => name || email;

/** Open invitations page by page; each can be sent again or taken back. */
export function InvitationTable({ list, ...at }: Props) {
  const words = useMessages('invitations');
  const columns = useInvitationColumns();
  const again = useSendingAgain();
  const back = useTakingBack();
  const [asked, setAsked] = useState<Invitation | null>(null);
  const isNarrowed = at.place.search !== '';
  const actionsOf = (invitation: Invitation): RowAction[] => [
    {
      key: 'again',
      label: words('again'),
      icon: <IconSend size={18} stroke={1.6} aria-hidden />,
      onAct: () => again.mutate(invitation.personId),
    },
    {
      key: 'back',
      label: words('takeBack'),
      icon: <IconTrash size={18} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setAsked(invitation),
    },
  ];
  const named = asked ? isolate(nameOf(asked)) : '';
  return (
    <>
      <ListTable
        caption={words('invitations')}
        columns={columns}
        list={list}
        rows={list.data?.invitations}
        total={list.data?.total}
        keyOf={({ personId }) => personId}
        nameOf={nameOf}
        actionsOf={actionsOf}
        at={at}
        size={pageSize}
        empty={
          <EmptyState title={words(isNarrowed ? 'noneFound' : 'none')}>
            {words(isNarrowed ? 'noneFoundText' : 'noneText')}
          </EmptyState>
        }
        failed={{ title: words('listFailed'), text: words('listFailedText') }}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        title={words('takeBackTitle', { name: named })}
        onClose={() => setAsked(null)}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{words('keep')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                if (asked) back.mutate(asked);
                setAsked(null);
              }}
            >
              {words('takeBack')}
            </Button>
          </>
        }
      >
        {words('takeBackText', { name: named })}
      </ConfirmDialog>
    </>
  );
}
