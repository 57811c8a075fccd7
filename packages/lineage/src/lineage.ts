import type { Clause, Descent, Lineage } from './clause.ts';
import { mergers, splits } from './dividing.ts';
import { moved } from './moving.ts';
import { pair } from './pairing.ts';
import { takeApart, type Part } from './traits.ts';

/**
 * What became of each clause of an edition in the next one. Clauses are known again by their texts, headings, numbers
 * and ids, by what stands around and within them, and by how far this publisher's numbers and ids proved stable (decision 22).
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
      kind: parts.length > 0 ? 'split' : sources.length > 0 ? 'merged' : isSame ? 'kept' : 'changed',
      isMoved: away.has(after.at),
      isRenumbered: before.clause.number !== after.clause.number,
    };
  };

  const partsOfSplit = new Set([...split.values()].flat());
  const sourcesOfMerger = new Set([...merged.values()].flat());
  const gone = goneAfter(
    editions.base.filter(({ at }) => !sourcesOfMerger.has(at)),
    (at) => pairing.targetOf[at] === -1,
  );
  return [
    ...(gone.get(-1) ?? []),
    ...editions.target.flatMap((after) => {
      const here = partsOfSplit.has(after.at) ? [] : [descentOf(after)];
      const before = pairing.baseOf[after.at] ?? -1;
      return [...here, ...(before < 0 ? [] : (gone.get(before) ?? []))];
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

/** What is gone, by the place of the last clause before it that went on; -1 at the beginning. */
function goneAfter(base: readonly Part[], isGone: (at: number) => boolean): Map<number, Descent[]> {
  const gone = new Map<number, Descent[]>();
  let last = -1;
  for (const { at, clause } of base) {
    if (!isGone(at)) last = at;
    else {
      const lost: Descent = { ...newborn(''), before: [clause.id], after: [], kind: 'deleted' };
      if (!gone.get(last)?.push(lost)) gone.set(last, [lost]);
    }
  }
  return gone;
}
