import type { Part, Traits } from './traits.ts';

type WeightOf = (trait: number) => number;

/** The weight of a text. */
export function weightOfAll(traits: Traits, weightOf: WeightOf): number {
  let sum = 0;
  for (const [trait, times] of traits) sum += times * weightOf(trait);
  return sum;
}

/** The weight of what two texts have in common. */
export function commonWeight(one: Traits, other: Traits, weightOf: WeightOf): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [trait, times] of few) {
    const there = many.get(trait);
    if (there !== undefined) sum += Math.min(times, there) * weightOf(trait);
  }
  return sum;
}

/** What of a text does not stand in another. */
export function without(traits: Traits, other: Traits): Traits {
  const rest = new Map<number, number>();
  for (const [trait, times] of traits) {
    const left = times - (other.get(trait) ?? 0);
    if (left > 0) rest.set(trait, left);
  }
  return rest;
}

/** How alike two headings are: 0 to 1; two without any are not alike. */
export function headingLikeness(one: Part, other: Part): number {
  if (one.heading === other.heading) return one.heading === '' ? 0 : 1;
  const common = one.headingWords.intersection(other.headingWords).size;
  return (2 * common) / Math.max(1, one.headingWords.size + other.headingWords.size);
}
