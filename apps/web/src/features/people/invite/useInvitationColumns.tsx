import type { Invitation } from '@norma/contracts';
import { Link } from 'react-router';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { personAddress } from '../addresses.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './useInvitationColumns.module.css';
import { isolate } from '../../../i18n/isolate.ts';

/** What the list says of each invitation. */
export function useInvitationColumns(): Column<Invitation>[] {
  const words = useMessages('invitations');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'who',
      head: words('who'),
      cell: ({ personId, name, email }) => (
        <span className={styles.lines}>
          <Link className={styles.name} to={personAddress(personId)}>
            <bdi>{name || email}</bdi>
          </Link>
          <bdi className={styles.second} dir="ltr">
            {email}
          </bdi>
        </span>
      ),
    },
    {
      key: 'accounts',
      head: words('accounts'),
      cell: ({ accounts }) => (
        <span className={styles.lines}>
          {accounts.map(({ id, name }) => (
            <bdi key={id}>{name}</bdi>
          ))}
        </span>
      ),
    },
    {
      key: 'invited',
      head: words('invited'),
      cell: ({ invitedAt, invitedBy }) => (
        <span className={styles.lines}>
          <time dateTime={invitedAt}>{moment(invitedAt)}</time>
          <span className={styles.second}>
            {invitedBy ? words('by', { name: isolate(invitedBy) }) : words('byCommand')}
          </span>
        </span>
      ),
    },
    {
      key: 'until',
      head: words('until'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <span className={styles.expired}>{words('expired')}</span>
        ) : (
          <time className={styles.time} dateTime={expiresAt}>
            {moment(expiresAt)}
          </time>
        ),
    },
    {
      key: 'mail',
      head: words('mail'),
      cell: ({ mail }) => (
        <span className={styles.mail} data-state={mail?.state}>
          {mail ? words(`mail.${mail.state}`) : words('noMail')}
        </span>
      ),
    },
  ];
}
