import { IconChevronDown } from '@tabler/icons-react';
import { memo, useId, useMemo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckMark } from '../forms/CheckMark.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import { useDelayed } from '../hooks/useDelayed.ts';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import type { FilterNode } from './filterNode.ts';
import type { Branch } from './treeBranches.ts';
import { isCounted, largestCount, type Row } from './treeRows.ts';
import styles from './FilterTree.module.css';

/** Shared by all rows of a tree. */
type RowView = {
  /** Whether counts have been loading long enough to show it. */
  isSlow: boolean;
  /** The largest count of the tree. */
  largest: number;
  /** The row height where rows are positioned absolutely. */
  rowHeight: number | null;
  number: (value: number) => string;
  words: {
    withReason: (name: string, reason: string) => string;
    withCount: (name: string, count: number) => string;
  };
};

type Tree = { nodes: readonly FilterNode[]; rowHeight: number | null };

/** The shared properties of all rows; the same object until one of them changes. */
export function useRowView({ nodes, rowHeight }: Tree): RowView {
  const { t } = useTranslation();
  const number = useNumberFormat();
  const largest = useMemo(() => largestCount(nodes), [nodes]);
  const isSlow = useDelayed(useMemo(() => !isCounted(nodes), [nodes]));
  return useMemo(
    () => ({
      isSlow,
      largest,
      rowHeight,
      number,
      words: {
        withReason: (name, reason) => t('ui.withReason', { name, reason }),
        withCount: (name, count) => t('ui.withCount', { name, count }),
      },
    }),
    [isSlow, largest, rowHeight, number, t],
  );
}

type BranchProps = { branch: Branch; activeAt: number; view: RowView };

/** A row and its child rows, as siblings in the DOM, so that children are not part of the row's name. */
export function FilterBranch({ branch: { row, at, branches }, activeAt, view }: BranchProps) {
  const id = useId();
  const hasWithin = branches.length > 0;
  return (
    <li role="none">
      <FilterRow
        row={row}
        at={at}
        isActive={at === activeAt}
        groupId={hasWithin ? id : undefined}
        view={view}
      />
      {hasWithin && (
        <ul role="group" id={id}>
          {branches.map((within) => (
            <FilterBranch key={within.row.node.key} branch={within} activeAt={activeAt} view={view} />
          ))}
        </ul>
      )}
    </li>
  );
}

type RowProps = {
  row: Row;
  at: number;
  isActive: boolean;
  /** The id of the list of its child rows, if any. */
  groupId: string | undefined;
  view: RowView;
};

const checked = { on: true, off: false, mixed: 'mixed' } as const;

/** A row of a tree: twisty, box, name and count. Redrawn when it changes, not when others come into view. */
const FilterRow = memo(function FilterRow({ row, at, isActive, groupId, view }: RowProps) {
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
    <span className={styles.name} lang={node.lang} title={isCut ? name : undefined}>
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
