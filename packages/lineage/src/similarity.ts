import type { Part, Traits } from './traits.ts';

/** The weight of a text. */
export function weightOfAll({ all, times }: Traits, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < all.length; at += 1) sum += (times[at] ?? 0) * (weights[all[at] ?? 0] ?? 0);
  return sum;
}

/** The weight of what two texts have in common. */
export function commonWeight(one: Traits, other: Traits, weights: Float64Array): number {
  let sum = 0;
  for (let i = 0, j = 0; i < one.all.length && j < other.all.length;) {
    const [here, there] = [one.all[i] ?? 0, other.all[j] ?? 0];
    if (here === there) sum += Math.min(one.times[i] ?? 0, other.times[j] ?? 0) * (weights[here] ?? 0);
    if (here <= there) i += 1;
    if (there <= here) j += 1;
  }
  return sum;
}

/** What of a text does not stand in another. */
export function without({ all, times }: Traits, other: Traits): Traits {
  const left = times.slice();
  for (let i = 0, j = 0; i < all.length && j < other.all.length;) {
    const [here, there] = [all[i] ?? 0, other.all[j] ?? 0];
    if (here === there) left[i] = Math.max(0, (left[i] ?? 0) - (other.times[j] ?? 0));
    if (here <= there) i += 1;
    if (there <= here) j += 1;
  }
  return { all, times: left };
}

/** How alike two headings are: 0 to 1; two without any are not alike. */
export function headingSimilarity(one: Part, other: Part): number {
  if (one.heading === other.heading) return one.heading === '' ? 0 : 1;
  const all = one.headingWords.length + other.headingWords.length;
  return (2 * countCommon(one.headingWords, other.headingWords)) / Math.max(1, all);
}

/** How many numbers stand in both of two rising lists. */
function countCommon(one: Int32Array, other: Int32Array): number {
  let count = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const [here, there] = [one[i] ?? 0, other[j] ?? 0];
    if (here === there) count += 1;
    if (here <= there) i += 1;
    if (there <= here) j += 1;
  }
  return count;
}
