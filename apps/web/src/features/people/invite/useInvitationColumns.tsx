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
  const t = useMessages('invitations');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'who',
      head: t('who'),
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
      head: t('accounts'),
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
      head: t('invited'),
      cell: ({ invitedAt, invitedBy }) => (
        <span className={styles.lines}>
          <time dateTime={invitedAt}>{moment(invitedAt)}</time>
          <span className={styles.second}>
            {invitedBy ? t('by', { name: isolate(invitedBy) }) : t('byCommand')}
          </span>
        </span>
      ),
    },
    {
      key: 'until',
      head: t('until'),
      cell: ({ expiresAt, isExpired }) =>
        isExpired ? (
          <span className={styles.expired}>{t('expired')}</span>
        ) : (
          <time className={styles.time} dateTime={expiresAt}>
            {moment(expiresAt)}
          </time>
        ),
    },
    {
      key: 'mail',
      head: t('mail'),
      cell: ({ mail }) => (
        <span className={styles.mail} data-state={mail?.state}>
          {mail ? t(`mail.${mail.state}`) : t('noMail')}
        </span>
      ),
    },
  ];
}
