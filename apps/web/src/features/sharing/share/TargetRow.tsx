import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { monogram } from './monogram.ts';
import { keyOf, type Target } from './targets.ts';
import { useDetails } from './useDetails.ts';
import styles from './TargetRow.module.css';

type Props = {
  target: Target;
  /** Whether a group says how many are in it before it names some. */
  isCounted?: boolean;
  /** Why it did not work the last time. */
  failure?: string | undefined;
  children: ReactNode;
};

/** A group, a person or an address in a list: people are round, groups square. */
export function TargetRow({ target, isCounted = false, failure, children }: Props) {
  const details = useDetails(target, isCounted);
  return (
    <li className={styles.row} data-target={keyOf(target)}>
      <span className={styles.mark} data-group={target.isGroup || undefined} aria-hidden>
        {!target.isGroup && target.id === null ? (
          <IconMail size={16} stroke={1.6} />
        ) : (
          monogram(target.name, target.isGroup)
        )}
      </span>
      <span className={styles.words}>
        <bdi className={styles.name}>{target.name}</bdi>
        <span className={styles.details}>{details}</span>
        {failure !== undefined && <span className={styles.failure}>{failure}</span>}
      </span>
      {children}
    </li>
  );
}
