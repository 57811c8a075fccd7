import type { Descent, Lineage } from './clause.ts';

/**
 * Composes two lineages: from an edition to the next one, and from there to the one after. A clause that was inserted by the
 * first step and deleted by the second is left out. A clause that was moved or renumbered by either step counts as such, even
 * if the second step moved it back.
 */
export function compose(first: Lineage, second: Lineage): Lineage {
  const groups = groupsOf(first, second);
  const places = new Map([...first, ...second].map((descent, at) => [descent, at]));
  const descents: Descent[] = [];
  const done = new Set<Group>();
  const add = (group: Group | undefined): void => {
    if (!group || done.has(group)) return;
    done.add(group);
    const descent = descentOf(inOrder(group, places));
    if (descent) descents.push(descent);
  };
  // A clause deleted by the first step is listed after the clause that it followed then.
  const deletedAfter = new Map<string, Group[]>();
  let last = '';
  for (const descent of first) {
    const group = groups.get(descent);
    if (descent.kind !== 'deleted') last = descent.after.at(-1) ?? last;
    else if (group) deletedAfter.set(last, [...(deletedAfter.get(last) ?? []), group]);
  }
  deletedAfter.get('')?.forEach(add);
  for (const descent of second) {
    add(groups.get(descent));
    for (const id of descent.before) deletedAfter.get(id)?.forEach(add);
  }
  return descents;
}

/** Descents of both steps that are connected by clauses of the middle edition. */
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
  const sorted = (unsorted: readonly Descent[]): Descent[] =>
    unsorted.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return { first: sorted(first), second: sorted(second) };
}

function descentOf({ first, second }: Group): Descent | null {
  const before = first.flatMap((descent) => descent.before);
  const after = second.flatMap((descent) => descent.after);
  if (before.length === 0 && after.length === 0) return null;
  const steps = [...first, ...second];
  const isOnBothSides = before.length > 0 && after.length > 0;
  const main = isOnBothSides ? mainOf(first, second) : undefined;
  return {
    before,
    after,
    ...(main && { main }),
    kind: kindOf(before, after, steps),
    isMoved: isOnBothSides && steps.some(({ isMoved }) => isMoved),
    isRenumbered: isOnBothSides && steps.some(({ isRenumbered }) => isRenumbered),
  };
}

/** The first clause whose main continuation has a main continuation itself. */
function mainOf(first: readonly Descent[], second: readonly Descent[]): Descent['main'] {
  const next = new Map(second.flatMap(({ main }) => (main ? [main] : [])));
  for (const { main } of first) {
    const after = main && next.get(main[1]);
    if (main && after !== undefined) return [main[0], after];
  }
  return undefined;
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
