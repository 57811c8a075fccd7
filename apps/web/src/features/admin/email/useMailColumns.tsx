import type { OutgoingMail } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useDateTimeFormat } from '../../../ui/text/useDateTimeFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Standing } from './Standing.tsx';
import styles from './MailTable.module.css';

/** What the list says of each mail. */
export function useMailColumns(
  subjectOf: (mail: OutgoingMail) => string,
  onChoose: (mail: OutgoingMail) => void,
): Column<OutgoingMail>[] {
  const words = useMessages('admin');
  const moment = useDateTimeFormat();
  return [
    {
      key: 'subject',
      head: words('subject'),
      cell: (mail) => (
        <button className={styles.subject} type="button" onClick={() => onChoose(mail)}>
          <bdi>{subjectOf(mail)}</bdi>
        </button>
      ),
    },
    {
      key: 'for',
      head: words('for'),
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
      head: words('standing'),
      cell: ({ state, reason }) => (
        <span className={styles.to}>
          <Standing state={state} />
          {reason && <span className={styles.reason}>{words(`reason.${reason}`)}</span>}
        </span>
      ),
    },
    {
      key: 'posted',
      head: words('posted'),
      cell: ({ postedAt }) => (
        <time className={styles.time} dateTime={postedAt}>
          {moment(postedAt)}
        </time>
      ),
    },
  ];
}
