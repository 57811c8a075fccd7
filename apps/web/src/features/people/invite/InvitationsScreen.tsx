import type { Invitation } from '@norma/contracts';
import { IconSend, IconTrash } from '@tabler/icons-react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isolate, isolateLtr } from '../../../i18n/isolate.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { AdminList } from '../../../ui/admin/AdminList.tsx';
import { listAddress, pageParam, searchParam } from '../../../ui/admin/listAddress.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import type { RowAction } from '../../../ui/tables/DataTable.tsx';
import { peoplePanel, PeopleTabs } from '../PeopleTabs.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { invitationsQuery, type InvitationPlace } from './queries.ts';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import styles from '../list/PeopleScreen.module.css';

const { useList: useInvitationList } = listAddress<InvitationPlace>({ search: searchParam, page: pageParam });

/** Who was invited and has not come in yet, and what can be done for them. */
export function InvitationsScreen() {
  const t = useMessages('invitations');
  const peopleWords = useMessages('people');
  usePageTitle(t('invitations'));
  return (
    <Screen>
      <ScreenHead title={peopleWords('people')} about={t('invitationsAbout')} actions={<InvitePeople />} />
      <PeopleTabs chosen="invitations" />
      <div className={styles.panel} id={peoplePanel} role="tabpanel" aria-label={t('invitations')}>
        <InvitationList />
      </div>
    </Screen>
  );
}

const nameOf = ({ name, email }: Invitation): string => name || email;

/** Open invitations page by page; each can be sent again or taken back. */
function InvitationList() {
  const t = useMessages('invitations');
  const at = useInvitationList();
  const list = useQuery(invitationsQuery(at.place));
  const columns = useInvitationColumns();
  const again = useSendingAgain();
  const back = useTakingBack();
  const [canceled, setCanceled] = useState<Invitation | null>(null);
  const actionsOf = (invitation: Invitation): RowAction[] => [
    {
      key: 'again',
      label: t('again'),
      icon: <IconSend size={18} stroke={1.6} aria-hidden />,
      onAct: () => again.mutate(invitation.personId),
    },
    {
      key: 'back',
      label: t('takeBack'),
      icon: <IconTrash size={18} stroke={1.6} aria-hidden />,
      isDangerous: true,
      onAct: () => setCanceled(invitation),
    },
  ];
  const named = canceled ? isolate(nameOf(canceled)) : '';
  return (
    <>
      <AdminList
        at={at}
        search={{ label: t('searchFor'), submit: t('search'), limit: 200 }}
        caption={t('invitations')}
        columns={columns}
        list={list}
        rows={list.data?.invitations}
        total={list.data?.total}
        keyOf={({ personId }) => personId}
        nameOf={nameOf}
        actionsOf={actionsOf}
        empty={{ title: t('none'), text: t('noneText') }}
        noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
        failed={{ title: t('listFailed'), text: t('listFailedText') }}
      />
      <ConfirmDialog
        isOpen={canceled !== null}
        title={t('takeBackTitle', { name: named })}
        onClose={() => setCanceled(null)}
        actions={
          <>
            <Button onClick={() => setCanceled(null)}>{t('keep')}</Button>
            <Button
              kind="danger"
              onClick={() => {
                if (canceled) back.mutate(canceled);
                setCanceled(null);
              }}
            >
              {t('takeBack')}
            </Button>
          </>
        }
      >
        {t('takeBackText', { name: named })}
      </ConfirmDialog>
    </>
  );
}

/** Sends an invitation again with a new link, and tells how it went. */
function useSendingAgain() {
  const t = useMessages('invitations');
  const settled = useSettled();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (personId: string) => administration.invitations.again({ params: { personId } }),
    onSuccess: ({ email }) =>
      showToast({ kind: 'success', message: t('sentAgain', { email: isolateLtr(email) }) }),
    ...settled,
  });
}

/** Takes an invitation back, and tells how it went. */
function useTakingBack() {
  const t = useMessages('invitations');
  const settled = useSettled();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: async (invitation: Pick<Invitation, 'personId' | 'name' | 'email'>) => {
      await administration.invitations.takeBack({ params: { personId: invitation.personId } });
      return invitation;
    },
    onSuccess: ({ name, email }) =>
      showToast({ kind: 'success', message: t('takenBack', { name: isolate(name || email) }) }),
    ...settled,
  });
}

function useSettled() {
  const t = useMessages('invitations');
  const { t: tShell } = useTranslation();
  const queries = useQueryClient();
  return {
    onError: (error: unknown): void => {
      const code = error instanceof CallRefused ? error.code : null;
      if (code === 'invitation-not-found') showToast({ kind: 'info', message: t('goneMeanwhile') });
      else
        showToast({
          kind: 'error',
          message: code === 'operators-only' ? t('operatorsOnly') : wordsFor(error, tShell),
        });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.people() }),
  };
}
