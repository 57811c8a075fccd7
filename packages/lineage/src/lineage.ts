import type { Clause, Descent, Lineage } from './clause.ts';
import { mergers, splits } from './dividing.ts';
import { moved } from './moving.ts';
import { pair } from './pairing.ts';
import { takeApart, type Part } from './traits.ts';

/**
 * What happened to each clause of an edition in the next one. Clauses are known again by their texts, headings, numbers
 * and ids, by what is around and within them, and by how far this publisher's numbers and ids proved stable (decision 22).
 */
export function lineageOf(base: readonly Clause[], target: readonly Clause[]): Lineage {
  const editions = takeApart(base, target);
  const pairing = pair(editions);
  const split = splits(editions, pairing);
  const merged = mergers(editions, pairing);
  const away = moved(editions, pairing);
  const named = (parts: readonly Part[], at: number): string => parts[at]?.clause.id ?? '';

  const descentOf = (after: Part): Descent => {
    const before = editions.base[pairing.baseOf[after.at] ?? -1];
    if (!before) return newborn(after.clause.id);
    const parts = split.get(before.at) ?? [];
    const sources = merged.get(after.at) ?? [];
    const isSame = before.words === after.words && before.heading === after.heading;
    return {
      before: [before.at, ...sources].toSorted(inOrder).map((at) => named(editions.base, at)),
      after: [after.at, ...parts].toSorted(inOrder).map((at) => named(editions.target, at)),
      main: [before.clause.id, after.clause.id],
      kind: parts.length > 0 ? 'split' : sources.length > 0 ? 'merged' : isSame ? 'kept' : 'changed',
      isMoved: away.has(after.at),
      isRenumbered: before.clause.number !== after.clause.number,
    };
  };

  const partsOfSplit = new Set([...split.values()].flat());
  const sourcesOfMerger = new Set([...merged.values()].flat());
  const deletions = deletionsAfter(
    editions.base.filter(({ at }) => !sourcesOfMerger.has(at)),
    (at) => pairing.targetOf[at] === -1,
  );
  return [
    ...(deletions.get(-1) ?? []),
    ...editions.target.flatMap((after) => {
      const here = partsOfSplit.has(after.at) ? [] : [descentOf(after)];
      const before = pairing.baseOf[after.at] ?? -1;
      return [...here, ...(before < 0 ? [] : (deletions.get(before) ?? []))];
    }),
  ];
}

const inOrder = (one: number, other: number): number => one - other;

const newborn = (id: string): Descent => ({
  before: [],
  after: [id],
  kind: 'inserted',
  isMoved: false,
  isRenumbered: false,
});

/** Deleted clauses, by the place of the last clause before it that went on; -1 at the beginning. */
function deletionsAfter(base: readonly Part[], isDeleted: (at: number) => boolean): Map<number, Descent[]> {
  const deletions = new Map<number, Descent[]>();
  let last = -1;
  for (const { at, clause } of base) {
    if (!isDeleted(at)) last = at;
    else {
      const lost: Descent = { ...newborn(''), before: [clause.id], after: [], kind: 'deleted' };
      if (!deletions.get(last)?.push(lost)) deletions.set(last, [lost]);
    }
  }
  return deletions;
}
