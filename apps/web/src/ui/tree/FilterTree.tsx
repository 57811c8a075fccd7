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
import { FilterBranch, useRowView } from './FilterBranch.tsx';
import type { FilterNode } from './filterNode.ts';
import { nodeStates, togglePick } from './filterSelection.ts';
import { branchesToDraw } from './treeBranches.ts';
import { filteredBy } from './treeFilter.ts';
import { actOf } from './treeKeys.ts';
import { isHidden, openForPicks, rowsOf, type Row } from './treeRows.ts';
import { useFocusOnRow } from './useFocusOnRow.ts';
import { useVirtualRows } from '../hooks/useVirtualRows.ts';
import { useTypeAhead } from './useTypeAhead.ts';
import { useIsNarrow } from '../layout/useBreakpoint.ts';
import styles from './FilterTree.module.css';

type Branches = {
  /** Keys of the nodes whose children are seen. */
  open: ReadonlySet<string>;
  unfold: (keys: readonly string[]) => void;
  fold: (key: string) => void;
};

type Tree = {
  /** Keys of the nodes that are open at first. */
  atFirst: () => readonly string[];
  /** The text by which the tree is filtered, and keys of the nodes that hold what it finds. */
  filter: string;
  found: ReadonlySet<string>;
};

/** Which branches are expanded; a filter expands branches with matches, and clearing it restores the former state. */
function useOpenBranches({ atFirst, filter, found }: Tree): Branches {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(atFirst()));
  const [foldedUnder, setFoldedUnder] = useState({ filter, keys: none });
  const folded = foldedUnder.filter === filter ? foldedUnder.keys : none;
  const open = useMemo(
    () => new Set([...chosen, ...found].filter((key) => !folded.has(key))),
    [chosen, found, folded],
  );
  return {
    open,
    unfold: (keys) => {
      setChosen(new Set([...chosen, ...keys]));
      setFoldedUnder({ filter, keys: new Set([...folded].filter((key) => !keys.includes(key))) });
    },
    fold: (key) => {
      setChosen(new Set([...chosen].filter((each) => each !== key)));
      setFoldedUnder({ filter, keys: new Set([...folded, key]) });
    },
  };
}

/** Longer trees scroll in a box of their own, and only the rows in view are rendered. */
const maxInFlow = 60;

type Props = {
  /** The accessible name. */
  label: string;
  nodes: readonly FilterNode[];
  /** Keys of the selected nodes; a selected node includes its descendants. */
  picks: readonly string[];
  onChange: (picks: string[]) => void;
  /** Hides values without results, unless they are selected. */
  hidesZero?: boolean;
  /** How many root values are shown before "See more"; all by default. */
  shownAtFirst?: number;
  /** Shows only nodes whose names contain this text, with their ancestors and descendants. */
  filter?: string;
  /** Shown there where no row is left. */
  empty?: ReactNode;
};

const none: ReadonlySet<string> = new Set();

/** A tree of filter values: one tab stop, with the keys of the ARIA tree pattern. */
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
  const states = useMemo(() => nodeStates(nodes, picks), [nodes, picks]);
  const filtered = useMemo(() => filteredBy(nodes, filter), [nodes, filter]);
  const { open, unfold, fold } = useOpenBranches({
    atFirst: () => openForPicks(nodes, states),
    filter,
    found: filtered?.open ?? none,
  });
  const [isExpanded, setExpanded] = useState(false);

  const max = isExpanded || filtered ? Infinity : (shownAtFirst ?? Infinity);
  const only = filtered?.shown;
  const { rows, leftOut } = useMemo(
    () => rowsOf({ nodes, states, open, hidesZero, max, only }),
    [nodes, states, open, hidesZero, max, only],
  );

  const [active, setActive] = useState<{ key: string; at: number } | null>(null);
  const activeAt = placeOf(rows, active);
  const box = useRef<HTMLDivElement>(null);
  const { onFocusIn, onBlur } = useFocusOnRow(box, activeAt);
  const isLong = rows.length > maxInFlow;
  const virtual = useVirtualRows(box, { count: isLong ? rows.length : 0, rowHeight, always: activeAt });
  const isFlat = nodes.every(({ children = [] }) => children.length === 0);
  const view = useRowView({ nodes, rowHeight: isLong ? rowHeight : null });
  const branches = branchesToDraw(rows, isLong ? virtual.getVirtualIndexes() : rows.keys());

  const go = (at: number): void => {
    const row = rows[at];
    if (row) setActive({ key: row.node.key, at });
  };
  const pick = (key: string): void =>
    onChange(togglePick({ nodes, picks, key, isHidden: (node) => isHidden(node, { states, hidesZero }) }));
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
          style={isLong ? { blockSize: virtual.getTotalSize() } : undefined}
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

/** The index of the active row; if it is gone, the row in its place; initially the first row with a selection. */
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
