import { diff } from 'fast-myers-diff';

/** A stretch that differs: from where to where in the old words, and in the young. */
export type Stretch = readonly [oldStart: number, oldEnd: number, youngStart: number, youngEnd: number];

/** Up to this product of lengths Myers' algorithm is asked; it takes as long as there are differences. */
const mostForMyers = 4_000_000;
const runLengths = [8, 4, 2, 1] as const;

/**
 * What differs between two runs of words, as numbers. Runs of words that occur once in both hold the texts together
 * (patience, as Bram Cohen found); between two of them few words are left, of which Myers finds the fewest changes.
 */
export function wordDiff(old: Int32Array, young: Int32Array): Stretch[] {
  const found: Stretch[] = [];
  between({ old, young, found }, [0, old.length, 0, young.length], 0);
  return found;
}

type Work = { readonly old: Int32Array; readonly young: Int32Array; readonly found: Stretch[] };

function between(work: Work, given: Stretch, level: number): void {
  const { old, young, found } = work;
  let [oldStart, oldEnd, youngStart, youngEnd] = given;
  while (oldStart < oldEnd && youngStart < youngEnd && old[oldStart] === young[youngStart]) {
    oldStart += 1;
    youngStart += 1;
  }
  while (oldStart < oldEnd && youngStart < youngEnd && old[oldEnd - 1] === young[youngEnd - 1]) {
    oldEnd -= 1;
    youngEnd -= 1;
  }
  if (oldStart === oldEnd && youngStart === youngEnd) return;
  const part: Stretch = [oldStart, oldEnd, youngStart, youngEnd];
  if (oldStart === oldEnd || youngStart === youngEnd) return void found.push(part);
  const size = runLengths[level];
  const isSmall = (oldEnd - oldStart) * (youngEnd - youngStart) <= mostForMyers / 100;
  if (size === undefined || isSmall) return byMyers(work, part);
  const anchors = anchorsIn(work, part, size);
  let [atOld, atYoung] = [oldStart, youngStart];
  for (const [inOld, inYoung] of anchors) {
    if (inOld < atOld || inYoung < atYoung) continue;
    between(work, [atOld, inOld, atYoung, inYoung], anchors.length > 0 ? 0 : level + 1);
    [atOld, atYoung] = [inOld, inYoung];
    while (atOld < oldEnd && atYoung < youngEnd && old[atOld] === young[atYoung]) {
      atOld += 1;
      atYoung += 1;
    }
  }
  between(work, [atOld, oldEnd, atYoung, youngEnd], anchors.length > 0 ? 0 : level + 1);
}

function byMyers({ old, young, found }: Work, part: Stretch): void {
  const [oldStart, oldEnd, youngStart, youngEnd] = part;
  // What shares no run and is as long as this was written anew: its words would only be strewn.
  if ((oldEnd - oldStart) * (youngEnd - youngStart) > mostForMyers) return void found.push(part);
  const before = old.subarray(oldStart, oldEnd);
  const after = young.subarray(youngStart, youngEnd);
  for (const [a, b, c, d] of diff(before, after))
    found.push([oldStart + a, oldStart + b, youngStart + c, youngStart + d]);
}

/** Where runs of so many words stand that occur once in both parts, as the longest row that rises in both. */
function anchorsIn({ old, young }: Work, part: Stretch, size: number): [number, number][] {
  const [oldStart, oldEnd, youngStart, youngEnd] = part;
  const inOld = placesOf(old, oldStart, oldEnd, size);
  const pairs: [number, number][] = [];
  for (const [run, atYoung] of placesOf(young, youngStart, youngEnd, size)) {
    const atOld = inOld.get(run);
    if (atOld !== undefined && atOld >= 0 && atYoung >= 0) pairs.push([atOld, atYoung]);
  }
  pairs.sort(([, one], [, other]) => one - other);
  return longestRising(pairs);
}

/** The place of each run; -1 for one that occurs again. */
function placesOf(words: Int32Array, start: number, end: number, size: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let at = start; at + size <= end; at += 1) {
    const run = words.subarray(at, at + size).join(' ');
    places.set(run, places.has(run) ? -1 : at);
  }
  return places;
}

/** The longest row of pairs that rises in the first as it does in the second (Fredman 1975). */
function longestRising(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [at, [value]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    if (low > 0) before[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const row: [number, number][] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at];
    if (pair) row.push([pair[0], pair[1]]);
  }
  return row.toReversed();
}
