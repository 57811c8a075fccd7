import type { CheckState } from '../forms/CheckMark.tsx';
import type { FilterNode } from './filterNode.ts';
import type { NodeStates } from './filterSelection.ts';

/** One line of a tree as it is seen now. */
export type Row = {
  node: FilterNode;
  /** 1 at the root. */
  level: number;
  /** Its position among its siblings, from 1, and their number. */
  place: number;
  among: number;
  /** The index of its parent row; -1 at the root. */
  parentAt: number;
  state: CheckState;
  reason: string | undefined;
  /** Whether it is expanded; null without children. */
  isOpen: boolean | null;
};

type View = {
  nodes: readonly FilterNode[];
  states: NodeStates;
  /** Keys of the nodes whose children are seen. */
  open: ReadonlySet<string>;
  /** Whether values without results are hidden; selected values always stay. */
  hidesZero: boolean;
  /** How many root values are shown, in addition to those with a selection. */
  max: number;
  /** Keys of the only nodes that are seen, where the tree is filtered. */
  only?: ReadonlySet<string> | undefined;
};

/** The lines of a tree from its first to its last, and how many values at the root were left out for want of room. */
export function rowsOf({ nodes, ...view }: View): { rows: Row[]; leftOut: number } {
  const { states, open, max } = view;
  const rows: Row[] = [];
  const add = (siblings: readonly FilterNode[], level: number, parentAt: number): void => {
    const reasonAbove = rows[parentAt]?.reason;
    for (const [index, node] of siblings.entries()) {
      const within = offered(node.children ?? [], view);
      const isOpen = within.length === 0 ? null : open.has(node.key);
      rows.push({
        node,
        level,
        place: index + 1,
        among: siblings.length,
        parentAt,
        state: states.get(node.key)?.state ?? 'off',
        reason: node.reason ?? reasonAbove,
        isOpen,
      });
      if (isOpen) add(within, level + 1, rows.length - 1);
    }
  };
  const all = offered(nodes, view);
  const shown = all.filter(({ key }, place) => place < max || states.get(key)?.holdsPick);
  add(shown, 1, -1);
  return { rows, leftOut: all.length - shown.length };
}

type Hiding = Pick<View, 'states' | 'hidesZero'>;

const offered = (
  nodes: readonly FilterNode[],
  { only, ...hiding }: Hiding & Pick<View, 'only'>,
): FilterNode[] => nodes.filter((node) => (only?.has(node.key) ?? true) && !isHidden(node, hiding));

/** Whether a value is left out because it would leave nothing. */
export const isHidden = ({ key, count }: FilterNode, { states, hidesZero }: Hiding): boolean =>
  hidesZero && count === 0 && !states.get(key)?.holdsPick;

/** The largest count of a tree; 0 where nothing is counted. */
export const largestCount = (nodes: readonly FilterNode[]): number =>
  nodes.reduce((max, { count, children = [] }) => Math.max(max, count ?? 0, largestCount(children)), 0);

/** Whether no count of a tree is loading. */
export const isCounted = (nodes: readonly FilterNode[]): boolean =>
  nodes.every(({ isCounting = false, children = [] }) => !isCounting && isCounted(children));

/** Keys of all nodes that must be open for every pick to be seen. */
export function openForPicks(nodes: readonly FilterNode[], states: NodeStates): string[] {
  return nodes.flatMap(({ key, children = [] }) =>
    children.some((child) => states.get(child.key)?.holdsPick)
      ? [key, ...openForPicks(children, states)]
      : [],
  );
}
