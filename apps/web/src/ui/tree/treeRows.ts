import type { CheckState } from '../forms/CheckMark.tsx';
import type { FilterNode } from './filterNode.ts';
import type { Standings } from './filterSelection.ts';

/** One line of a tree as it is seen now. */
export type Row = {
  node: FilterNode;
  /** 1 for what lies at the root. */
  level: number;
  /** Its place among those beside it, from 1, and how many they are. */
  place: number;
  among: number;
  /** Where the row stands that it lies within; -1 at the root. */
  parentAt: number;
  state: CheckState;
  reason: string | undefined;
  /** Whether what lies within it is seen; null where there is nothing to see. */
  isOpen: boolean | null;
};

type View = {
  nodes: readonly FilterNode[];
  standings: Standings;
  /** Keys of the nodes whose children are seen. */
  open: ReadonlySet<string>;
  /** Whether values that would leave nothing are left out; what is picked always stays. */
  hidesZero: boolean;
  /** How many values at the root are seen, those that hold a pick besides. */
  max: number;
  /** Keys of the only nodes that are seen, where the tree is filtered. */
  only?: ReadonlySet<string> | undefined;
};

/** The lines of a tree from its first to its last, and how many values at the root were left out for want of room. */
export function rowsOf({ nodes, ...view }: View): { rows: Row[]; leftOut: number } {
  const { standings, open, max } = view;
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
        state: standings.get(node.key)?.state ?? 'off',
        reason: node.reason ?? reasonAbove,
        isOpen,
      });
      if (isOpen) add(within, level + 1, rows.length - 1);
    }
  };
  const all = offered(nodes, view);
  const shown = all.filter(({ key }, place) => place < max || standings.get(key)?.holdsPick);
  add(shown, 1, -1);
  return { rows, leftOut: all.length - shown.length };
}

type Hiding = Pick<View, 'standings' | 'hidesZero'>;

const offered = (
  nodes: readonly FilterNode[],
  { only, ...hiding }: Hiding & Pick<View, 'only'>,
): FilterNode[] => nodes.filter((node) => (only?.has(node.key) ?? true) && !isHidden(node, hiding));

/** Whether a value is left out because it would leave nothing. */
export const isHidden = ({ key, count }: FilterNode, { standings, hidesZero }: Hiding): boolean =>
  hidesZero && count === 0 && !standings.get(key)?.holdsPick;

/** The largest count of a tree; 0 where nothing is counted. */
export const largestCount = (nodes: readonly FilterNode[]): number =>
  nodes.reduce((max, { count, children = [] }) => Math.max(max, count ?? 0, largestCount(children)), 0);

/** Whether no count of a tree is on its way. */
export const isCounted = (nodes: readonly FilterNode[]): boolean =>
  nodes.every(({ isCounting = false, children = [] }) => !isCounting && isCounted(children));

/** Keys of all nodes that must be open for every pick to be seen. */
export function openForPicks(nodes: readonly FilterNode[], standings: Standings): string[] {
  return nodes.flatMap(({ key, children = [] }) =>
    children.some((child) => standings.get(child.key)?.holdsPick)
      ? [key, ...openForPicks(children, standings)]
      : [],
  );
}
