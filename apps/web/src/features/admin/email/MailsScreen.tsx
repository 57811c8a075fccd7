import type { OutgoingMail } from '@norma/contracts';
import { IconEye, IconSend } from '@tabler/icons-react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { AdminList } from '../../../ui/admin/AdminList.tsx';
import { listAddress, filterParam, pageParam, searchParam } from '../../../ui/admin/listAddress.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Screen } from '../../../ui/layout/Screen.tsx';
import { ScreenHead } from '../../../ui/layout/ScreenHead.tsx';
import type { RowAction, Column } from '../../../ui/tables/DataTable.tsx';
import { MailSheet } from './MailSheet.tsx';
import { mailsQuery, type Place } from './queries.ts';
import { mailStates } from './states.atBuild.ts';
import { isStuck } from './stuck.ts';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { MailStatus } from './MailStatus.tsx';
import { queryKeys } from '../../../client/queryKeys.ts';
import styles from './MailsScreen.module.css';

const { useList: useMailList } = listAddress<Place>({
  state: filterParam(mailStates),
  search: searchParam,
  page: pageParam,
});

/** The email log: each email, its status, and a retry for failed ones. */
export function MailsScreen() {
  const t = useMessages('admin');
  usePageTitle(t('mails'));
  const at = useMailList();
  const list = useQuery(mailsQuery(at.place));
  const [chosen, setChosen] = useState<OutgoingMail | null>(null);
  const trial = useTrial();
  const again = useSendingAgain();
  const isStored = list.data?.isKeptHere ?? false;
  const { place, goTo } = at;
  const { data } = list;
  const countOf = (state: string): number | null =>
    data ? (data.counts.find((each) => each.state === state)?.count ?? 0) : null;
  const total = data ? data.counts.reduce((sum, { count }) => sum + count, 0) : null;
  const shown = mailStates.filter((state) => state === place.state || (countOf(state) ?? 0) > 0);
  const subjectOf = ({ subject }: OutgoingMail): string => subject ?? t('notWritten');

  const columns = useMailColumns(subjectOf, setChosen);
  const actionsOf = (mail: OutgoingMail): RowAction[] => [
    {
      key: 'look',
      label: t('look'),
      icon: <IconEye size={18} stroke={1.6} aria-hidden />,
      onAct: () => setChosen(mail),
    },
    ...(isStuck(mail)
      ? [
          {
            key: 'again',
            label: t('sendAgain'),
            icon: <IconSend size={18} stroke={1.6} aria-hidden />,
            onAct: () => again.mutate(mail.id),
          },
        ]
      : []),
  ];

  return (
    <Screen>
      <ScreenHead
        title={t('mails')}
        about={isStored ? t('keptHere') : undefined}
        actions={
          <Button
            icon={<IconSend size={16} stroke={1.6} aria-hidden />}
            aria-disabled={trial.isPending || undefined}
            onClick={() => trial.isPending || trial.mutate()}
          >
            {t('trial')}
          </Button>
        }
      />
      <AdminList
        at={at}
        search={{ label: t('searchFor'), submit: t('search') }}
        tabs={{
          label: t('standing'),
          every: { label: t('every'), count: total },
          kinds: shown.map((state) => ({
            key: state,
            label: t(`state.${state}`),
            count: countOf(state),
          })),
          chosen: place.state,
          onChoose: (state) => goTo({ state, page: 0 }),
        }}
        caption={t('mails')}
        columns={columns}
        list={list}
        rows={data?.mails}
        total={data?.total}
        keyOf={({ id }) => id}
        nameOf={subjectOf}
        actionsOf={actionsOf}
        empty={{ title: t('none'), text: t('noneText') }}
        noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
        failed={{ title: t('listFailed'), text: t('listFailedText') }}
      />
      {chosen && (
        <MailSheet
          mail={list.data?.mails.find(({ id }) => id === chosen.id) ?? chosen}
          isStored={isStored}
          onSendAgain={() => {
            again.mutate(chosen.id);
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Screen>
  );
}

/** Resends a failed email; a toast tells the result. */
function useSendingAgain() {
  const t = useMessages('admin');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: (id: string) => administration.email.again({ params: { id } }),
    onSuccess: ({ address }) =>
      showToast({ kind: 'success', message: t('sentAgain', { address: isolateLtr(address) }) }),
    onError: (error) => {
      const isMoving = error instanceof CallRefused && error.code === 'mail-not-stuck';
      showToast(
        isMoving ? { kind: 'info', message: t('notStuck') } : { kind: 'error', message: t('notSentAgain') },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.email() }),
  });
}

/** Sends the administrator a test email; a toast tells the result. */
function useTrial() {
  const t = useMessages('admin');
  const queries = useQueryClient();
  return useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.email.trial({}),
    onSuccess: ({ address }) =>
      showToast({ kind: 'success', message: t('trialPosted', { address: isolateLtr(address) }) }),
    onError: () => showToast({ kind: 'error', message: t('trialFailed') }),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.email() }),
  });
}

/** The columns of the email list. */
function useMailColumns(
  subjectOf: (mail: OutgoingMail) => string,
  onChoose: (mail: OutgoingMail) => void,
): Column<OutgoingMail>[] {
  const t = useMessages('admin');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'subject',
      head: t('subject'),
      cell: (mail) => (
        <button className={styles.subject} type="button" onClick={() => onChoose(mail)}>
          <bdi>{subjectOf(mail)}</bdi>
        </button>
      ),
    },
    {
      key: 'for',
      head: t('for'),
      cell: ({ name, address }) => (
        <span className={styles.to}>
          {name && <bdi>{name}</bdi>}
          <bdi className={styles.address} dir="ltr">
            {address}
          </bdi>
        </span>
      ),
    },
    {
      key: 'state',
      head: t('standing'),
      cell: ({ state, reason }) => (
        <span className={styles.to}>
          <MailStatus state={state} />
          {reason && <span className={styles.reason}>{t(`reason.${reason}`)}</span>}
        </span>
      ),
    },
    {
      key: 'posted',
      head: t('posted'),
      cell: ({ postedAt }) => (
        <time className={styles.time} dateTime={postedAt}>
          {moment(postedAt)}
        </time>
      ),
    },
  ];
}
