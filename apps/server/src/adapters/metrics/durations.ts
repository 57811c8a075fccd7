const shortest = 0.25;
const factor = 1.15;
/** The last one holds whatever took longer than two minutes. */
const count = 96;

/** Durations counted by their length, each bin 15 % longer than the one before: little room, whatever comes. */
export type Durations = Uint32Array;

/** Nothing counted yet. */
export const noDurations = (): Durations => new Uint32Array(count);

/** Counts a duration. */
export function countDuration(durations: Durations, ms: number): void {
  const at = ms <= shortest ? 0 : Math.ceil(Math.log(ms / shortest) / Math.log(factor));
  const bin = Math.min(at, count - 1);
  durations[bin] = (durations[bin] ?? 0) + 1;
}

/** Adds what another one has counted. */
export function addDurations(to: Durations, from: Durations): void {
  // Thousands of them are added up for a screen: an iterator would take ten times as long.
  for (let bin = 0; bin < count; bin += 1) to[bin] = (to[bin] ?? 0) + (from[bin] ?? 0);
}

/** The duration that a share of all does not exceed, right to 7 %; never more than the longest, which is known. */
export function quantile(durations: Durations, share: number, longestMs: number): number {
  const all = durations.reduce((sum, counted) => sum + counted, 0);
  let before = 0;
  for (const [bin, counted] of durations.entries()) {
    before += counted;
    if (before >= share * all && counted > 0) {
      const middle = bin === 0 ? shortest : shortest * factor ** (bin - 0.5);
      return bin === count - 1 ? longestMs : Math.min(middle, longestMs);
    }
  }
  return 0;
}
