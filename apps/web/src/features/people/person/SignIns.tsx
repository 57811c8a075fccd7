import type { Person } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { PasswordLink } from './PasswordLink.tsx';
import { Section } from './Section.tsx';
import { useChange } from './useChange.ts';
import styles from './Rows.module.css';

/** Where somebody is signed in now, which can be ended, and what keeps them from signing in. */
export function SignIns({ person }: { person: Person }) {
  const words = useMessages('people');
  const moment = useDateTimeFormat();
  const { t } = useTranslation();
  const { id, signIns, failures, isChangeable, isYou } = person;
  const change = useChange(id);
  const act = useMutation({
    meta: { isHandled: true },
    mutationFn: (deed: 'endSignIns' | 'unlock') =>
      change(() => administration.people[deed].withHeaders({ params: { id } })),
    onSuccess: (_, deed) =>
      showToast({ kind: 'success', message: words(deed === 'unlock' ? 'unlocked' : 'signInsEnded') }),
    onError: (error) => showToast({ kind: 'error', message: wordsFor(error, t) }),
  });
  const mayEnd = isChangeable && signIns.length > (isYou ? 1 : 0);
  return (
    <Section
      title={words('signIns')}
      action={
        mayEnd && (
          <Button kind="bare" onClick={() => act.isPending || act.mutate('endSignIns')}>
            {words(isYou ? 'endOtherSignIns' : 'endSignIns')}
          </Button>
        )
      }
    >
      {failures && (
        <div className={styles.warning}>
          <span>
            {words('failures', { count: failures.count, at: moment(failures.lastAt) })}
            {failures.closedUntil && <> {words('closedUntil', { at: moment(failures.closedUntil) })}</>}
          </span>
          {isChangeable && failures.closedUntil && (
            <Button onClick={() => act.isPending || act.mutate('unlock')}>{words('unlock')}</Button>
          )}
        </div>
      )}
      {signIns.length === 0 && <p className={styles.none}>{words('noSignIns')}</p>}
      <ul>
        {signIns.map(({ way, from, since }) => (
          <li className={styles.row} key={`${since} ${from}`}>
            <span className={styles.words}>
              {words(`way.${way}`)}
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
