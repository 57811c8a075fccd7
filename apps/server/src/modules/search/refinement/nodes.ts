import type { RefinementNode } from '@norma/contracts';

/** How many documents have each value, by its key. */
export type ValueCounts = Readonly<Record<string, number>>;

type Value = { key: string; name: string; language?: string; count: number; parent?: RefinementNode | null };

/** A value to narrow by, below another one or at the top. */
export function node({ key, name, language, count, parent = null }: Value): RefinementNode {
  return {
    key,
    name,
    ...(language !== undefined && { language }),
    parentKey: parent?.key ?? null,
    parentName: parent?.name ?? null,
    count,
    isChecked: false,
    child: [],
    showBillboard: false,
    billboardName: null,
    billboardLogo: null,
    semanticSearchenabled: false,
  };
}

/**
 * The tree of values whose keys are paths, each with what it holds. A level is there when anything below it is, even
 * if nothing is on it alone.
 */
export function treeOf(
  counts: ValueCounts,
  { separator, nameOf }: { separator: string; nameOf: (key: string) => Pick<Value, 'name' | 'language'> },
): RefinementNode[] {
  const known = new Map<string, RefinementNode>();
  const top: RefinementNode[] = [];
  const placed = (key: string): RefinementNode => {
    const there = known.get(key);
    if (there) return there;
    const end = key.lastIndexOf(separator);
    const parent = end > 0 ? placed(key.slice(0, end)) : null;
    const created = node({ key, ...nameOf(key), count: counts[key] ?? 0, parent });
    known.set(key, created);
    (parent?.child ?? top).push(created);
    return created;
  };
  for (const key of Object.keys(counts)) placed(key);
  return top;
}

type Order = (a: RefinementNode, b: RefinementNode) => number;

/** Nodes in an order, and those below them in the same one. */
export const inOrder = (nodes: readonly RefinementNode[], order: Order): RefinementNode[] =>
  nodes.toSorted(order).map((each) => ({ ...each, child: inOrder(each.child, order) }));

/** By name, as a language sorts. */
export const byName = (language: string): Order => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (a, b) => compare(a.name, b.name) || compare(a.key, b.key);
};

/** By key, as numbers go. */
export const byKey: Order = (a, b) => (a.key < b.key ? -1 : 1);
