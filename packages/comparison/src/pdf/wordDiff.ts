import { diff } from 'fast-myers-diff';

/** A stretch that differs: its start and end in the words of the base and of the target. */
export type Stretch = readonly [baseStart: number, baseEnd: number, targetStart: number, targetEnd: number];

/** Up to this product of lengths Myers' algorithm is asked; it takes as long as there are differences. */
const maxForMyers = 4_000_000;
const runLengths = [8, 4, 2, 1] as const;

/**
 * What differs between two runs of words, as numbers. Runs of words that occur once in both hold the texts together
 * (patience, as Bram Cohen found); between two of them few words are left, of which Myers finds the fewest changes.
 */
export function wordDiff(base: Int32Array, target: Int32Array): Stretch[] {
  const found: Stretch[] = [];
  between({ base, target, found }, [0, base.length, 0, target.length], 0);
  return found;
}

type Work = { readonly base: Int32Array; readonly target: Int32Array; readonly found: Stretch[] };

function between(work: Work, given: Stretch, level: number): void {
  const { base, target, found } = work;
  let [baseStart, baseEnd, targetStart, targetEnd] = given;
  while (baseStart < baseEnd && targetStart < targetEnd && base[baseStart] === target[targetStart]) {
    baseStart += 1;
    targetStart += 1;
  }
  while (baseStart < baseEnd && targetStart < targetEnd && base[baseEnd - 1] === target[targetEnd - 1]) {
    baseEnd -= 1;
    targetEnd -= 1;
  }
  if (baseStart === baseEnd && targetStart === targetEnd) return;
  const part: Stretch = [baseStart, baseEnd, targetStart, targetEnd];
  if (baseStart === baseEnd || targetStart === targetEnd) return void found.push(part);
  const size = runLengths[level];
  const isSmall = (baseEnd - baseStart) * (targetEnd - targetStart) <= maxForMyers / 100;
  if (size === undefined || isSmall) return byMyers(work, part);
  const anchors = anchorsIn(work, part, size);
  let [atBase, atTarget] = [baseStart, targetStart];
  for (const [inBase, inTarget] of anchors) {
    if (inBase < atBase || inTarget < atTarget) continue;
    between(work, [atBase, inBase, atTarget, inTarget], anchors.length > 0 ? 0 : level + 1);
    [atBase, atTarget] = [inBase, inTarget];
    while (atBase < baseEnd && atTarget < targetEnd && base[atBase] === target[atTarget]) {
      atBase += 1;
      atTarget += 1;
    }
  }
  between(work, [atBase, baseEnd, atTarget, targetEnd], anchors.length > 0 ? 0 : level + 1);
}

function byMyers({ base, target, found }: Work, part: Stretch): void {
  const [baseStart, baseEnd, targetStart, targetEnd] = part;
  // A long passage without a common run was rewritten: matching single words would only scatter marks.
  if ((baseEnd - baseStart) * (targetEnd - targetStart) > maxForMyers) return void found.push(part);
  const before = base.subarray(baseStart, baseEnd);
  const after = target.subarray(targetStart, targetEnd);
  for (const [a, b, c, d] of diff(before, after))
    found.push([baseStart + a, baseStart + b, targetStart + c, targetStart + d]);
}

/** Where runs of so many words stand that occur once in both parts, as the longest row that rises in both. */
function anchorsIn({ base, target }: Work, part: Stretch, size: number): [number, number][] {
  const [baseStart, baseEnd, targetStart, targetEnd] = part;
  const inBase = placesOf(base, baseStart, baseEnd, size);
  const pairs: [number, number][] = [];
  for (const [run, atTarget] of placesOf(target, targetStart, targetEnd, size)) {
    const atBase = inBase.get(run);
    if (atBase !== undefined && atBase >= 0 && atTarget >= 0) pairs.push([atBase, atTarget]);
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
