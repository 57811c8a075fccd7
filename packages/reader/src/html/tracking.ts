/** Where a page stands in its window; all in CSS pixels, `longest` being the furthest it can be scrolled. */
export type Scroll = { at: number; longest: number; windowHeight: number; coveredTop: number };

const restingShare = 0.2; // Eyes rest a fifth below the top edge, not on it.

/**
 * The height of the page, from its top, at which a reader is taken to read. It sinks towards the lower edge
 * while the last window of the page is scrolled through, so that even a short last clause is reached.
 */
export function readingLine({ at, longest, windowHeight, coveredTop }: Scroll): number {
  const room = windowHeight - coveredTop;
  const lastStretch = Math.min(windowHeight, longest);
  const done = lastStretch > 0 ? 1 - Math.min((longest - at) / lastStretch, 1) : 0;
  const share = restingShare + (1 - restingShare) * Math.max(done, 0);
  return at + coveredTop + room * share;
}

/** Which of the tops, sorted upwards, is the last one at or above a height; -1 before the first. */
export function lastAbove(tops: readonly number[], height: number): number {
  let before = 0;
  let after = tops.length;
  while (before < after) {
    const middle = (before + after) >> 1;
    if ((tops[middle] ?? Infinity) <= height) before = middle + 1;
    else after = middle;
  }
  return before - 1;
}
