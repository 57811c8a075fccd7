import { postings } from './postings.ts';
import type { Editions, Part } from './traits.ts';

const mostByText = 8;
/** Of a heading or number that many clauses bear, the nearest are looked at. */
const mostByName = 12;

/** For each clause of the new edition the old ones that it may descend from, by their places. */
export function candidatesOf({ old, young, weightOf }: Editions): number[][] {
  const byTrait = postings(old, ({ traits }) => traits.keys());
  const byHeadingWord = postings(old, ({ headingWords }) => headingWords);
  const named = [
    namesakes(old, young, ({ clause }) => clause.id),
    namesakes(old, young, ({ clause }) => clause.number),
    namesakes(old, young, ({ heading }) => heading),
  ];
  const common = new Tally(old.length);
  const titled = new Tally(old.length);
  return young.map((part) => {
    for (const [trait, times] of part.traits) {
      const holders = byTrait.get(trait);
      if (holders) common.add(holders, times * weightOf(trait));
    }
    for (const word of part.headingWords) titled.add(byHeadingWord.get(word) ?? [], 1);
    return [
      ...new Set([
        ...common.take(mostByText),
        ...titled.take(mostByText),
        ...named.flatMap((namesakesOf) => namesakesOf(part)),
      ]),
    ];
  });
}

/** What speaks for each place, in one array that is cleared each time it is read. */
class Tally {
  readonly #sums: Float64Array;
  #touched: number[] = [];

  constructor(places: number) {
    this.#sums = new Float64Array(places);
  }

  add(places: readonly number[], weight: number): void {
    for (const at of places) {
      const sum = this.#sums[at] ?? 0;
      if (sum === 0) this.#touched.push(at);
      this.#sums[at] = sum + weight;
    }
  }

  /** The places with the highest sums, those first that were touched first. */
  take(limit: number): number[] {
    const sumOf = (at: number): number => this.#sums[at] ?? 0;
    const best: number[] = [];
    for (const at of this.#touched) {
      const last = best.at(-1);
      if (best.length === limit && last !== undefined && sumOf(last) >= sumOf(at)) continue;
      const place = best.findIndex((other) => sumOf(other) < sumOf(at));
      best.splice(place < 0 ? best.length : place, 0, at);
      best.length = Math.min(best.length, limit);
    }
    for (const at of this.#touched) this.#sums[at] = 0;
    this.#touched = [];
    return best;
  }
}

function namesakes(old: readonly Part[], young: readonly Part[], nameOf: (part: Part) => string) {
  const byName = Map.groupBy(old, nameOf);
  return (part: Part): number[] => {
    const name = nameOf(part);
    const found = name === '' ? [] : (byName.get(name) ?? []);
    const near = ({ at }: Part): number => Math.abs(at / old.length - part.at / young.length);
    const nearest =
      found.length > mostByName ? found.toSorted((one, other) => near(one) - near(other)) : found;
    return nearest.slice(0, mostByName).map(({ at }) => at);
  };
}
