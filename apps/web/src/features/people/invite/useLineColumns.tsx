import type { InviteRow, InviteOutcome } from '@norma/contracts';
import type { Column } from '../../../ui/tables/DataTable.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { IconAlertTriangle, IconEqual, IconUserCheck, IconUserPlus, type Icon } from '@tabler/icons-react';
import { isolate } from '../../../i18n/isolate.ts';
import styles from './PreviewTable.module.css';

/** What the preview says of each line. */
export function useLineColumns(): Column<InviteRow>[] {
  const t = useMessages('invitations');
  const roleWords = useMessages('people');
  return [
    {
      key: 'who',
      head: t('who'),
      cell: ({ firstName, lastName, email }) => (
        <span className={styles.lines}>
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          <bdi className={styles.second} dir="ltr">
            {email}
          </bdi>
        </span>
      ),
    },
    { key: 'line', head: t('line'), isFigure: true, cell: ({ line }) => line },
    {
      key: 'accounts',
      head: t('accounts'),
      cell: ({ accounts, authorities }) => (
        <span className={styles.lines}>
          {accounts.map((name) => (
            <bdi key={name}>{name}</bdi>
          ))}
          <span className={styles.second}>
            {authorities.length === 0
              ? t('reader')
              : authorities.map((authority) => roleWords(`role.${authority}`)).join(' · ')}
          </span>
        </span>
      ),
    },
    { key: 'outcome', head: t('outcome'), cell: (row) => <LineOutcome row={row} /> },
  ];
}

const signs: Record<InviteOutcome, Icon> = {
  new: IconUserPlus,
  added: IconUserCheck,
  unchanged: IconEqual,
  mistake: IconAlertTriangle,
};

/** The result of a line: a word and an icon, and each mistake with the text in question. */
function LineOutcome({ row: { outcome, mistakes } }: { row: InviteRow }) {
  const t = useMessages('invitations');
  const Sign = signs[outcome];
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <span className={styles.word}>
        <Sign size={14} stroke={1.8} aria-hidden />
        {t(`outcome.${outcome}`)}
      </span>
      {mistakes.map(({ column, reason, given }) => (
        <span className={styles.mistake} key={`${column} ${reason} ${given}`}>
          {t('at', {
            column: t(`heading.${column}`),
            mistake: t(`mistake.${reason}`, { given: isolate(given) }),
          })}
        </span>
      ))}
    </span>
  );
}
