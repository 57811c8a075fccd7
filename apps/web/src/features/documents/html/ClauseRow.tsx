import { IconChevronDown } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { OutlineRow } from './outline.ts';
import styles from './Clauses.module.css';

type Props = Omit<OutlineRow, 'found' | 'parentAt'> & {
  at: number;
  isCurrent: boolean;
  /** Whether the keyboard comes to this line. */
  isActive: boolean;
  /** How much was found in it; empty where nothing was. */
  found: string;
  /** The same for those who listen, with the clause. */
  foundWords: string | undefined;
};

/** A line of the outline. Drawn anew when it changes, not when another clause is read. */
export const ClauseRow = memo(function ClauseRow({ clause, level, isOpen, found, ...row }: Props) {
  const { id, number, title } = clause;
  const isFound = found !== '';
  return (
    <li
      className={styles.clause}
      style={{ '--level': Math.min(level, 5) } as CSSProperties}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-expanded={isOpen ?? undefined}
      aria-current={row.isCurrent ? 'location' : undefined}
      tabIndex={row.isActive ? 0 : -1}
      data-at={row.at}
      data-clause={id}
    >
      <span className={styles.number} aria-hidden={isFound || undefined}>
        <bdi>{number}</bdi>
      </span>
      <span className={styles.title}>
        <span aria-hidden={isFound || undefined}>{title}</span>
        {isFound && <VisuallyHidden>{row.foundWords}</VisuallyHidden>}
      </span>
      {isFound && (
        <span className={styles.found} data-found aria-hidden>
          {found}
        </span>
      )}
      {isOpen !== null && (
        <span className={styles.twisty} data-twisty data-open={isOpen || undefined} aria-hidden>
          <IconChevronDown size={14} stroke={1.6} />
        </span>
      )}
    </li>
  );
});
