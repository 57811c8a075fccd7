import type { Stretch } from './wordDiff.ts';

/** Shorter passages recur without having been moved. */
const fewestWords = 8;

/** A passage that was removed in one place and inserted, word by word, in another. */
export type Move = { readonly base: number; readonly target: number; readonly length: number };

/** Splits changes so that each passage that only moved is a stretch of its own. */
export function findMoves(
  stretches: readonly Stretch[],
  base: Int32Array,
  target: Int32Array,
): { readonly stretches: readonly Stretch[]; readonly moves: readonly Move[] } {
  const places = placesOf(stretches, target);
  const taken = new Set<number>();
  const moves: Move[] = [];
  for (const [baseStart, baseEnd] of stretches)
    for (let at = baseStart; at + fewestWords <= baseEnd; at += 1) {
      const place = places.get(runAt(base, at));
      if (!place || taken.has(place.at)) continue;
      let length = fewestWords;
      while (
        at + length < baseEnd &&
        place.at + length < place.end &&
        base[at + length] === target[place.at + length]
      )
        length += 1;
      for (let each = 0; each < length; each += 1) taken.add(place.at + each);
      moves.push({ base: at, target: place.at, length });
      at += length - 1;
    }
  return { stretches: divided(stretches, moves), moves };
}

const runAt = (words: Int32Array, at: number): string => words.subarray(at, at + fewestWords).join(' ');

/** Places of runs that were inserted once. */
function placesOf(
  stretches: readonly Stretch[],
  target: Int32Array,
): Map<string, { at: number; end: number } | null> {
  const places = new Map<string, { at: number; end: number } | null>();
  for (const [, , start, end] of stretches)
    for (let at = start; at + fewestWords <= end; at += 1) {
      const run = runAt(target, at);
      places.set(run, places.has(run) ? null : { at, end });
    }
  return places;
}

function divided(stretches: readonly Stretch[], moves: readonly Move[]): Stretch[] {
  const fromBase = moves.toSorted((one, other) => one.base - other.base);
  const fromTarget = moves.toSorted((one, other) => one.target - other.target);
  return stretches.flatMap(([baseStart, baseEnd, targetStart, targetEnd]) => {
    const removed = fromBase.filter(({ base }) => base >= baseStart && base < baseEnd);
    const inserted = fromTarget.filter((move) => move.target >= targetStart && move.target < targetEnd);
    if (removed.length === 0 && inserted.length === 0)
      return [[baseStart, baseEnd, targetStart, targetEnd] satisfies Stretch];
    const cuts = (
      start: number,
      end: number,
      parts: { at: number; length: number }[],
    ): [number, number][] => {
      const ends = [start, ...parts.flatMap(({ at, length }) => [at, at + length]), end];
      return ends.slice(1).map((to, at) => [ends[at] ?? start, to]);
    };
    const baseParts = cuts(
      baseStart,
      baseEnd,
      removed.map(({ base: at, length }) => ({ at, length })),
    );
    const targetParts = cuts(
      targetStart,
      targetEnd,
      inserted.map(({ target: at, length }) => ({ at, length })),
    );
    return [
      ...baseParts.map(([from, to]): Stretch => [from, to, targetStart, targetStart]),
      ...targetParts.map(([from, to]): Stretch => [baseEnd, baseEnd, from, to]),
    ].filter(([a, b, c, d]) => a < b || c < d);
  });
}
