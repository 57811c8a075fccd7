import { IconChevronDown } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import { CheckMark } from '../forms/CheckMark.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import type { Row } from './treeRows.ts';
import styles from './FilterTree.module.css';

/** What is the same for all rows of a tree. */
export type RowView = {
  /** Whether counts have been on their way for long enough to say so. */
  isSlow: boolean;
  /** The largest count of the tree. */
  largest: number;
  /** The height of a row where rows stand at their own places, out of the flow. */
  rowHeight: number | null;
  number: (value: number) => string;
  words: {
    withReason: (name: string, reason: string) => string;
    withCount: (name: string, count: number) => string;
  };
};

type Props = {
  row: Row;
  at: number;
  isActive: boolean;
  /** The list of the rows within it, where there is one. */
  groupId: string | undefined;
  view: RowView;
};

const checked = { on: true, off: false, mixed: 'mixed' } as const;

/** A row of a tree: twisty, box, name and count. Drawn anew when it changes, not when others come into view. */
export const FilterRow = memo(function FilterRow({ row, at, isActive, groupId, view }: Props) {
  const { level, state, reason } = row;
  const style: CSSProperties = view.rowHeight === null ? {} : { insetBlockStart: at * view.rowHeight };
  const drawn = (
    <div
      className={styles.row}
      style={{ ...style, '--level': level } as CSSProperties}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.among}
      aria-expanded={row.isOpen ?? undefined}
      aria-owns={groupId}
      aria-checked={checked[state]}
      aria-disabled={reason !== undefined || undefined}
      tabIndex={isActive ? 0 : -1}
      data-at={at}
    >
      <span className={styles.twisty} data-twisty={row.isOpen === null ? undefined : true} aria-hidden>
        {row.isOpen !== null && <IconChevronDown size={14} stroke={1.6} />}
      </span>
      <CheckMark state={state} isDisabled={reason !== undefined} />
      <Name row={row} view={view} />
      <Count row={row} view={view} />
    </div>
  );
  return row.node.tip === undefined ? drawn : <Tooltip label={row.node.tip}>{drawn}</Tooltip>;
});

type PieceProps = { row: Row; view: RowView };

function Name({ row: { node, reason }, view: { words, rowHeight } }: PieceProps) {
  const { count, tip } = node;
  const name = reason === undefined ? node.name : words.withReason(node.name, reason);
  const isCut = rowHeight !== null && tip === undefined; // Its row is as high as all others, however long it is.
  return (
    <span className={styles.name} title={isCut ? name : undefined}>
      <bdi aria-hidden={count !== null || undefined}>{name}</bdi>
      {count !== null && <VisuallyHidden>{words.withCount(name, count)}</VisuallyHidden>}
    </span>
  );
}

/** How many documents a value would leave, with a bar in proportion to the largest of its tree. */
function Count({ row: { node }, view: { isSlow, largest, number } }: PieceProps) {
  const { count, isCounting } = node;
  if (isCounting && isSlow) return <span className={styles.counting} aria-hidden />;
  if (count === null) return null;
  const share = largest === 0 ? 0 : count / largest;
  return (
    <span className={styles.count} style={{ '--share': share } as CSSProperties} aria-hidden>
      {number(count)}
    </span>
  );
}
