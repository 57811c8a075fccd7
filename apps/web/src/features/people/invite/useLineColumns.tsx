import type { InviteRow } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { LineOutcome } from './LineOutcome.tsx';
import styles from './PreviewTable.module.css';

/** What the preview says of each line. */
export function useLineColumns(): Column<InviteRow>[] {
  const words = useMessages('invitations');
  const roleWords = useMessages('people');
  return [
    {
      key: 'who',
      head: words('who'),
      cell: ({ firstName, lastName, email }) => (
        <span className={styles.lines}>
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          <bdi className={styles.second} dir="ltr">
            {email}
          </bdi>
        </span>
      ),
    },
    { key: 'line', head: words('line'), isFigure: true, cell: ({ line }) => line },
    {
      key: 'accounts',
      head: words('accounts'),
      cell: ({ accounts, authorities }) => (
        <span className={styles.lines}>
          {accounts.map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
          <span className={styles.second}>
            {authorities.length === 0
              ? words('reader')
              : authorities.map((authority) => roleWords(`role.${authority}`)).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'outcome', head: words('outcome'), cell: (row) => <LineOutcome row={row} /> },
  ];
}
