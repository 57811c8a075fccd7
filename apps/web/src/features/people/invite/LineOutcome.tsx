import type { InviteOutcome, InviteRow } from '@norma/contracts';
import { IconAlertTriangle, IconEqual, IconUserCheck, IconUserPlus, type Icon } from '@tabler/icons-react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './LineOutcome.module.css';
import { isolate } from '../../../i18n/isolate.ts';

const signs: Record<InviteOutcome, Icon> = {
  new: IconUserPlus,
  added: IconUserCheck,
  unchanged: IconEqual,
  mistake: IconAlertTriangle,
};

/** What comes of a line: a word and a sign, and each mistake in it with what stands there. */
export function LineOutcome({ row: { outcome, mistakes } }: { row: InviteRow }) {
  const words = useMessages('invitations');
  const Sign = signs[outcome];
  return (
    <span className={styles.outcome} data-outcome={outcome}>
      <span className={styles.word}>
        <Sign size={14} stroke={1.8} aria-hidden />
        {words(`outcome.${outcome}`)}
      </span>
      {mistakes.map(({ column, reason, given }) => (
        <span className={styles.mistake} key={`${column} ${reason} ${given}`}>
          {words('at', {
            column: words(`heading.${column}`),
            mistake: words(`mistake.${reason}`, { given: isolate(given) }),
          })}
        </span>
      ))}
    </span>
  );
}
