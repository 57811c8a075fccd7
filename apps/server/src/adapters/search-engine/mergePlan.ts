/** A segment as far as merging needs to know it. */
export type Mergeable = {
  /** How many documents are left in it. */
  readonly live: number;
  /** How many it was built with. */
  readonly built: number;
};

/** A segment stays as it is while it is so many times as large as all smaller ones together. */
const ratio = 2;
/** A segment of which so much is removed is written again. */
const maxRemoved = 0.3;

/**
 * The segments to join next, or none while all is well. Sizes of what stays fall geometrically, so a library of a
 * million documents has about a dozen segments, and each document is written again some dozen times in its life at most.
 */
export function mergePlan<T extends Mergeable>(segments: readonly T[]): readonly T[] {
  const bySize = segments.toSorted((one, other) => one.live - other.live);
  let together = 0;
  let count = 0;
  for (const [at, { live }] of bySize.entries()) {
    if (live < ratio * together) count = at + 1;
    together += live;
  }
  if (count > 0) return bySize.slice(0, count);
  const fragmented = bySize.find(({ live, built }) => live < built * (1 - maxRemoved));
  return fragmented ? [fragmented] : [];
}
