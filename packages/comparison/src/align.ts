import { diff } from 'fast-myers-diff';
import type { Prints } from './prints.ts';
import type { Element } from './tree.ts';

/** A block of the old edition next to the one it became; one of the two alone is gone or new. */
export type Row =
  | readonly [base: Element, target: Element]
  | readonly [base: Element, target: null]
  | readonly [base: null, target: Element];

/** Blocks less alike than this are not the same block. */
const alike = 0.4;
/** Beyond so many pairs the best order is looked for near by only. */
const maxPairs = 40_000;
const near = 60;

/** Lays the blocks of two editions side by side, in the order of both. */
export function align(
  base: readonly Element[],
  target: readonly Element[],
  prints: Prints,
  max = maxPairs,
): Row[] {
  const rows: Row[] = [];
  const keysOf = (blocks: readonly Element[]): number[] => blocks.map((block) => prints.of(block).key);
  let [baseAt, targetAt] = [0, 0];
  const same = (baseEnd: number): void => {
    while (baseAt < baseEnd) {
      const [before, after] = [base[baseAt++], target[targetAt++]];
      if (before && after) rows.push([before, after]);
    }
  };
  for (const [baseStart, baseEnd, targetStart, targetEnd] of diff(keysOf(base), keysOf(target))) {
    same(baseStart);
    rows.push(
      ...alignChanged(base.slice(baseStart, baseEnd), target.slice(targetStart, targetEnd), prints, max),
    );
    [baseAt, targetAt] = [baseEnd, targetEnd];
  }
  same(base.length);
  return rows;
}

/** Blocks of which none is the same: pairs those that are alike. */
function alignChanged(
  base: readonly Element[],
  target: readonly Element[],
  prints: Prints,
  max: number,
): Row[] {
  const pairs = base.length * target.length <= max ? bestPairs : nearPairs;
  const rows: Row[] = [];
  let [baseAt, targetAt] = [0, 0];
  const alone = (baseEnd: number, targetEnd: number): void => {
    for (const before of base.slice(baseAt, baseEnd)) rows.push([before, null]);
    for (const after of target.slice(targetAt, targetEnd)) rows.push([null, after]);
    [baseAt, targetAt] = [baseEnd, targetEnd];
  };
  for (const [i, j] of pairs(base, target, prints)) {
    alone(i, j);
    const [before, after] = [base[i], target[j]];
    if (before && after) rows.push([before, after]);
    [baseAt, targetAt] = [i + 1, j + 1];
  }
  alone(base.length, target.length);
  return rows;
}

type Places = [base: number, target: number][];

/** The pairs in order whose likenesses have the greatest sum (Needleman and Wunsch 1970, without a cost for gaps). */
function bestPairs(base: readonly Element[], target: readonly Element[], prints: Prints): Places {
  const [height, width] = [base.length, target.length];
  const similarity = new Float64Array(height * width);
  base.forEach((before, i) =>
    target.forEach((after, j) => {
      const value = prints.similarity(before, after);
      similarity[i * width + j] = value >= alike ? value : 0;
    }),
  );
  const best = new Float64Array((height + 1) * (width + 1));
  const at = (i: number, j: number): number => i * (width + 1) + j;
  const value = (i: number, j: number): number => best[at(i, j)] ?? 0;
  const paired = (i: number, j: number): number => {
    const one = similarity[i * width + j] ?? 0;
    return one > 0 ? one + value(i + 1, j + 1) : -1;
  };
  for (let i = height - 1; i >= 0; i -= 1)
    for (let j = width - 1; j >= 0; j -= 1)
      best[at(i, j)] = Math.max(value(i + 1, j), value(i, j + 1), paired(i, j));
  const places: Places = [];
  for (let [i, j] = [0, 0]; i < height && j < width;) {
    if (paired(i, j) >= Math.max(value(i + 1, j), value(i, j + 1))) places.push([i++, j++]);
    else if (value(i + 1, j) >= value(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}

/** For long stretches: each block takes the likeliest of those shortly after the last pair. */
function nearPairs(base: readonly Element[], target: readonly Element[], prints: Prints): Places {
  const places: Places = [];
  let from = 0;
  base.forEach((before, i) => {
    let best = { at: -1, similarity: alike };
    for (let j = from; j < Math.min(target.length, from + near); j += 1) {
      const after = target[j];
      const similarity = after ? prints.similarity(before, after) : 0;
      if (similarity > best.similarity) best = { at: j, similarity };
      if (similarity > 0.9) break;
    }
    if (best.at < 0) return;
    places.push([i, best.at]);
    from = best.at + 1;
  });
  return places;
}
