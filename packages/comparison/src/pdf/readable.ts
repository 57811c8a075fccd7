import type { Stretch } from './wordDiff.ts';

/** Kept words that stand alone between changes are read as part of them, up to so many. */
const fewest = 2;

/** Joins changes that only a word or two keep apart, so that a sentence written anew is read as one. */
export function readable(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    const kept = last ? stretch[0] - last[1] : Infinity;
    if (last && kept <= fewest && isLarge(last, kept) && isLarge(stretch, kept))
      joined[joined.length - 1] = [last[0], stretch[1], last[2], stretch[3]];
    else joined.push(stretch);
  }
  return joined;
}

/** Whether more changed here than is kept beside it. */
const isLarge = ([oldStart, oldEnd, youngStart, youngEnd]: Stretch, kept: number): boolean =>
  oldEnd - oldStart > kept && youngEnd - youngStart > kept;
