import type { Descent, Lineage } from './clause.ts';

/**
 * What became of each clause over two steps: from an edition by way of the next one to the one after that. What came
 * with the first step and went with the second is told of by neither. A clause that was moved or renumbered on the way
 * counts as such even if it went back.
 */
export function compose(first: Lineage, second: Lineage): Lineage {
  const groups = groupsOf(first, second);
  const places = new Map([...first, ...second].map((descent, at) => [descent, at]));
  const told: Descent[] = [];
  const done = new Set<Group>();
  const tell = (group: Group | undefined): void => {
    if (!group || done.has(group)) return;
    done.add(group);
    const descent = descentOf(inOrder(group, places));
    if (descent) told.push(descent);
  };
  // What went with the first step stands behind what it stood behind then.
  const goneBehind = new Map<string, Group[]>();
  let last = '';
  for (const descent of first) {
    const group = groups.get(descent);
    if (descent.kind !== 'deleted') last = descent.after.at(-1) ?? last;
    else if (group) goneBehind.set(last, [...(goneBehind.get(last) ?? []), group]);
  }
  goneBehind.get('')?.forEach(tell);
  for (const descent of second) {
    tell(groups.get(descent));
    for (const id of descent.before) goneBehind.get(id)?.forEach(tell);
  }
  return told;
}

/** Descents of both steps that hang together by clauses of the edition between. */
type Group = { readonly first: Descent[]; readonly second: Descent[] };

function groupsOf(first: Lineage, second: Lineage): Map<Descent, Group> {
  const groups = new Map<Descent, Group>();
  const byMiddle = new Map<string, Group>();
  const join = (one: Group, other: Group): Group => {
    if (one === other) return one;
    for (const step of ['first', 'second'] as const) one[step].push(...other[step]);
    for (const descent of [...other.first, ...other.second]) groups.set(descent, one);
    return one;
  };
  const place = (descent: Descent, step: keyof Group, middles: readonly string[]): void => {
    const own: Group = { first: [], second: [] };
    own[step].push(descent);
    groups.set(descent, own);
    for (const id of middles) {
      const there = byMiddle.get(id);
      const known = there && groups.get([...there.first, ...there.second][0] ?? descent);
      const joined = join(known ?? own, groups.get(descent) ?? own);
      byMiddle.set(id, joined);
    }
  };
  for (const descent of first) place(descent, 'first', descent.after);
  for (const descent of second) place(descent, 'second', descent.before);
  return groups;
}

/** The steps of a group as their lineages have them: joining groups mixes them, and what is first names the place. */
function inOrder({ first, second }: Group, places: ReadonlyMap<Descent, number>): Group {
  const sorted = (descents: readonly Descent[]): Descent[] =>
    descents.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return { first: sorted(first), second: sorted(second) };
}

function descentOf({ first, second }: Group): Descent | null {
  const before = first.flatMap((descent) => descent.before);
  const after = second.flatMap((descent) => descent.after);
  if (before.length === 0 && after.length === 0) return null;
  const steps = [...first, ...second];
  const isOnBothSides = before.length > 0 && after.length > 0;
  return {
    before,
    after,
    kind: kindOf(before, after, steps),
    isMoved: isOnBothSides && steps.some(({ isMoved }) => isMoved),
    isRenumbered: isOnBothSides && steps.some(({ isRenumbered }) => isRenumbered),
  };
}

function kindOf(
  before: readonly string[],
  after: readonly string[],
  steps: readonly Descent[],
): Descent['kind'] {
  if (before.length === 0) return 'inserted';
  if (after.length === 0) return 'deleted';
  if (after.length > before.length) return 'split';
  if (before.length > 1) return 'merged';
  return steps.every(({ kind }) => kind === 'kept') ? 'kept' : 'changed';
}
