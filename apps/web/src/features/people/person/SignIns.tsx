import type { Person } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';
import { usePersonChange } from './usePersonChange.ts';
import { CallRefused } from '../../../client/client.ts';
import { isolateLtr } from '../../../i18n/isolate.ts';
import styles from './Rows.module.css';

/** The active sessions of a person, which can be ended, and what keeps them from signing in. */
export function SignIns({ person }: { person: Person }) {
  const t = useMessages('people');
  const moment = useDateTimeFormat();
  const { t: tShell } = useTranslation();
  const { id, signIns, failures, isChangeable, isYou } = person;
  const change = usePersonChange(id);
  const act = useMutation({
    meta: { isHandled: true },
    mutationFn: (call: 'endSignIns' | 'unlock') =>
      change(() => administration.people[call].withHeaders({ params: { id } })),
    onSuccess: (_, call) =>
      showToast({ kind: 'success', message: t(call === 'unlock' ? 'unlocked' : 'signInsEnded') }),
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, tShell) }),
  });
  const mayEnd = isChangeable && signIns.length > (isYou ? 1 : 0);
  return (
    <Section
      title={t('signIns')}
      action={
        mayEnd && (
          <Button kind="bare" onClick={() => act.isPending || act.mutate('endSignIns')}>
            {t(isYou ? 'endOtherSignIns' : 'endSignIns')}
          </Button>
        )
      }
    >
      {failures && (
        <div className={styles.warning}>
          <span>
            {t('failures', { count: failures.count, at: moment(failures.lastAt) })}
            {failures.closedUntil && <> {t('closedUntil', { at: moment(failures.closedUntil) })}</>}
          </span>
          {isChangeable && failures.closedUntil && (
            <Button onClick={() => act.isPending || act.mutate('unlock')}>{t('unlock')}</Button>
          )}
        </div>
      )}
      {signIns.length === 0 && <p className={styles.none}>{t('noSignIns')}</p>}
      <ul>
        {signIns.map(({ way, from, since }) => (
          <li className={styles.row} key={`${since} ${from}`}>
            <span className={styles.words}>
              {t(`way.${way}`)}
              <bdi className={styles.second} dir="ltr">
                {from}
              </bdi>
            </span>
            <time className={styles.figure} dateTime={since}>
              {moment(since)}
            </time>
          </li>
        ))}
      </ul>
      <PasswordLink person={person} />
    </Section>
  );
}

/** Sends a person a link to reset their password. */
function PasswordLink({ person: { id, isChangeable, state, userType } }: { person: Person }) {
  const t = useMessages('people');
  const { t: tShell } = useTranslation();
  const send = useMutation({
    meta: { isHandled: true },
    mutationFn: () => administration.invitations.sendPasswordLink({ params: { personId: id } }),
    onSuccess: ({ email }) =>
      showToast({ kind: 'success', message: t('passwordLinkSent', { email: isolateLtr(email) }) }),
    onError: (error) => {
      const isElsewhere = error instanceof CallRefused && error.code === 'passwords-elsewhere';
      showToast({ kind: 'error', message: isElsewhere ? t('passwordsElsewhere') : wordsFor(error, tShell) });
    },
  });
  if (!isChangeable || state === 'deactivated' || userType === 'COMPANY') return null;
  return (
    <div className={styles.row}>
      <Button aria-disabled={send.isPending || undefined} onClick={() => send.isPending || send.mutate()}>
        {t('sendPasswordLink')}
      </Button>
    </div>
  );
}
