import type { Stretch } from './wordDiff.ts';

/** Shorter passages recur without having been moved. */
const fewestWords = 8;

/** A passage that went in one place and came, word by word, in another. */
export type Move = { readonly old: number; readonly young: number; readonly length: number };

/** Divides changes where what went in one came in another: each passage that only moved becomes a stretch of its own. */
export function findMoves(
  stretches: readonly Stretch[],
  old: Int32Array,
  young: Int32Array,
): { readonly stretches: readonly Stretch[]; readonly moves: readonly Move[] } {
  const places = placesOf(stretches, young);
  const taken = new Set<number>();
  const moves: Move[] = [];
  for (const [oldStart, oldEnd] of stretches)
    for (let at = oldStart; at + fewestWords <= oldEnd; at += 1) {
      const place = places.get(runAt(old, at));
      if (!place || taken.has(place.at)) continue;
      let length = fewestWords;
      while (
        at + length < oldEnd &&
        place.at + length < place.end &&
        old[at + length] === young[place.at + length]
      )
        length += 1;
      for (let each = 0; each < length; each += 1) taken.add(place.at + each);
      moves.push({ old: at, young: place.at, length });
      at += length - 1;
    }
  return { stretches: divided(stretches, moves), moves };
}

const runAt = (words: Int32Array, at: number): string => words.subarray(at, at + fewestWords).join(' ');

/** Where runs stand that came once. */
function placesOf(
  stretches: readonly Stretch[],
  young: Int32Array,
): Map<string, { at: number; end: number } | null> {
  const places = new Map<string, { at: number; end: number } | null>();
  for (const [, , start, end] of stretches)
    for (let at = start; at + fewestWords <= end; at += 1) {
      const run = runAt(young, at);
      places.set(run, places.has(run) ? null : { at, end });
    }
  return places;
}

function divided(stretches: readonly Stretch[], moves: readonly Move[]): Stretch[] {
  const fromOld = moves.toSorted((one, other) => one.old - other.old);
  const fromYoung = moves.toSorted((one, other) => one.young - other.young);
  return stretches.flatMap(([oldStart, oldEnd, youngStart, youngEnd]) => {
    const went = fromOld.filter(({ old }) => old >= oldStart && old < oldEnd);
    const came = fromYoung.filter((move) => move.young >= youngStart && move.young < youngEnd);
    if (went.length === 0 && came.length === 0)
      return [[oldStart, oldEnd, youngStart, youngEnd] satisfies Stretch];
    const cuts = (
      start: number,
      end: number,
      parts: { at: number; length: number }[],
    ): [number, number][] => {
      const ends = [start, ...parts.flatMap(({ at, length }) => [at, at + length]), end];
      return ends.slice(1).map((to, at) => [ends[at] ?? start, to]);
    };
    const oldParts = cuts(
      oldStart,
      oldEnd,
      went.map(({ old: at, length }) => ({ at, length })),
    );
    const youngParts = cuts(
      youngStart,
      youngEnd,
      came.map(({ young: at, length }) => ({ at, length })),
    );
    return [
      ...oldParts.map(([from, to]): Stretch => [from, to, youngStart, youngStart]),
      ...youngParts.map(([from, to]): Stretch => [oldEnd, oldEnd, from, to]),
    ].filter(([a, b, c, d]) => a < b || c < d);
  });
}
