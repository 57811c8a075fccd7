import type { Stretch } from './wordDiff.ts';

/** Merges changes that are only a word or two apart, so that a rewritten sentence is one change. */
export function readable(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (last && isOne(last, stretch)) joined[joined.length - 1] = [last[0], stretch[1], last[2], stretch[3]];
    else joined.push(stretch);
  }
  return joined;
}

/** Whether so much changed on both sides of what is kept that the eye would stumble over it. */
function isOne(before: Stretch, after: Stretch): boolean {
  const kept = after[0] - before[1];
  const [one, other] = [sizeOf(before), sizeOf(after)];
  if (kept <= 1) return one + other >= 3;
  return kept <= 3 && Math.min(one, other) >= 2 * (kept - 1);
}

const sizeOf = ([baseStart, baseEnd, targetStart, targetEnd]: Stretch): number =>
  Math.max(baseEnd - baseStart, targetEnd - targetStart);
