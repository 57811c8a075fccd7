import type { Pairing } from './pairing.ts';
import type { Editions, Part } from './traits.ts';

/**
 * The new clauses that stand elsewhere than before, by their places: under a clause that does not descend from the one
 * they were in, or out of the order that most of their neighbors kept. What moved with the clause around it did not
 * move itself.
 */
export function moved({ base, target }: Editions, { baseOf }: Pairing): Set<number> {
  const away = new Set<number>();
  const stayed: Part[] = [];
  for (const part of target) {
    const before = base[baseOf[part.at] ?? -1];
    if (!before) continue;
    const parentBefore = part.parent < 0 ? -1 : baseOf[part.parent];
    // A clause around it that is new leaves nothing to tell by: its contents were lifted or lowered in place.
    if (parentBefore === before.parent) stayed.push(part);
    else away.add(part.at);
  }
  for (const siblings of Map.groupBy(stayed, ({ parent }) => parent).values()) {
    const places = siblings.map(({ at }) => at);
    const inOrder = new Set(longestRise(places, (at) => baseOf[at] ?? -1));
    for (const at of places) if (!inOrder.has(at)) away.add(at);
  }
  return away;
}

/** The most items that rise, in their order (patience sorting; Fredman 1975). */
export function longestRise(items: readonly number[], valueOf: (item: number) => number): number[] {
  const tops: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const item of items) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (valueOf(tops[middle] ?? 0) < valueOf(item)) low = middle + 1;
      else high = middle;
    }
    before.set(item, tops[low - 1]);
    tops[low] = item;
  }
  const rise: number[] = [];
  for (let item = tops.at(-1); item !== undefined; item = before.get(item)) rise.push(item);
  return rise.toReversed();
}
