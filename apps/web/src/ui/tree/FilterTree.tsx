import { useDirection } from '@mantine/core';
import {
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBranch } from './FilterBranch.tsx';
import type { FilterNode } from './filterNode.ts';
import { standingsOf, togglePick } from './filterSelection.ts';
import { branchesToDraw } from './treeBranches.ts';
import { filteredBy } from './treeFilter.ts';
import { actOf } from './treeKeys.ts';
import { isHidden, openForPicks, rowsOf, type Row } from './treeRows.ts';
import { useFocusOnRow } from './useFocusOnRow.ts';
import { useOpenBranches } from './useOpenBranches.ts';
import { useRowView } from './useRowView.ts';
import { useRowsInView } from '../hooks/useRowsInView.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import { useIsNarrow } from '../layout/useBreakpoint.ts';
import styles from './FilterTree.module.css';

/** More rows than these scroll in a box of their own, and only those in view are drawn. */
const maxInFlow = 60;

type Props = {
  /** What the tree is called, for those who listen: the name of its section. */
  label: string;
  nodes: readonly FilterNode[];
  /** Keys of the picked nodes; a pick means all that lies within it as well. */
  picks: readonly string[];
  onChange: (picks: string[]) => void;
  /** Leaves out values that would leave nothing, unless they are picked. */
  hidesZero?: boolean;
  /** How many values at the root are seen until more are asked for; all of them where it is absent. */
  shownAtFirst?: number;
  /** Leaves only the nodes whose names hold this text, and what is around them. */
  filter?: string;
  /** Stands there where no row is left. */
  empty?: ReactNode;
};

const none: ReadonlySet<string> = new Set();

/** Values within values that a list can be narrowed by: one tab stop, all of it by the keys of ARIA's tree pattern. */
export function FilterTree({
  label,
  nodes,
  picks,
  onChange,
  hidesZero = false,
  shownAtFirst,
  filter = '',
  empty = null,
}: Props) {
  const { t } = useTranslation();
  const { dir: direction } = useDirection();
  const rowHeight = useIsNarrow('sm') ? 44 : 30;
  const standings = useMemo(() => standingsOf(nodes, picks), [nodes, picks]);
  const filtered = useMemo(() => filteredBy(nodes, filter), [nodes, filter]);
  const { open, unfold, fold } = useOpenBranches({
    atFirst: () => openForPicks(nodes, standings),
    filter,
    found: filtered?.open ?? none,
  });
  const [isExpanded, setExpanded] = useState(false);

  const max = isExpanded || filtered ? Infinity : (shownAtFirst ?? Infinity);
  const only = filtered?.shown;
  const { rows, leftOut } = useMemo(
    () => rowsOf({ nodes, standings, open, hidesZero, max, only }),
    [nodes, standings, open, hidesZero, max, only],
  );

  const [active, setActive] = useState<{ key: string; at: number } | null>(null);
  const activeAt = placeOf(rows, active);
  const box = useRef<HTMLDivElement>(null);
  const { onFocusIn, onBlur } = useFocusOnRow(box, activeAt);
  const inView = useRowsInView(box, rowHeight);
  const isLong = rows.length > maxInFlow;
  const isFlat = nodes.every(({ children = [] }) => children.length === 0);
  const view = useRowView({ nodes, rowHeight: isLong ? rowHeight : null });
  const branches = branchesToDraw(rows, {
    ...(isLong ? inView : { from: 0, to: rows.length }),
    always: [activeAt],
  });

  const go = (at: number): void => {
    const row = rows[at];
    if (row) setActive({ key: row.node.key, at });
  };
  const pick = (key: string): void =>
    onChange(togglePick({ nodes, picks, key, isHidden: (node) => isHidden(node, { standings, hidesZero }) }));
  const typeAhead = useTypeAhead(rows, activeAt, go);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actOf({ key: event.key, rows, at: activeAt, direction });
    if (!act && !typeAhead(event)) return;
    event.preventDefault();
    if (act?.kind === 'go') go(act.to);
    if (act?.kind === 'open') unfold(act.keys);
    if (act?.kind === 'close') fold(act.key);
    if (act?.kind === 'pick') pick(act.key);
  };
  const onClick = ({ target }: MouseEvent): void => {
    const row = rows[rowAt(target)];
    if (!row) return;
    if (!isTwisty(target)) pick(row.node.key);
    else if (row.isOpen) fold(row.node.key);
    else unfold([row.node.key]);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    onFocusIn();
    go(rowAt(target));
  };

  if (rows.length === 0) return empty;
  return (
    <div>
      <div className={styles.box} data-long={isLong || undefined} data-flat={isFlat || undefined} ref={box}>
        <ul
          className={styles.tree}
          role="tree"
          aria-label={label}
          aria-busy={view.isSlow || undefined}
          style={isLong ? { blockSize: rows.length * rowHeight } : undefined}
          {...{ onKeyDown, onClick, onFocus, onBlur }}
        >
          {branches.map((branch) => (
            <FilterBranch key={branch.row.node.key} branch={branch} activeAt={activeAt} view={view} />
          ))}
        </ul>
      </div>
      {(leftOut > 0 || (isExpanded && !filtered)) && (
        <button
          className={styles.more}
          type="button"
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t('ui.seeLess') : t('ui.seeMore', { count: leftOut })}
        </button>
      )}
    </div>
  );
}

/** Where the active row is; where it has gone, the row in its place; before any was, the first that holds a pick. */
function placeOf(rows: readonly Row[], active: { key: string; at: number } | null): number {
  if (!active)
    return Math.max(
      0,
      rows.findIndex(({ state }) => state !== 'off'),
    );
  if (rows[active.at]?.node.key === active.key) return active.at;
  const at = rows.findIndex(({ node }) => node.key === active.key);
  return at === -1 ? Math.min(active.at, rows.length - 1) : at;
}

const rowAt = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? -1) : -1;

const isTwisty = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-twisty]') !== null;
