import type { Clause } from './clause.ts';
import { wordsOf } from './words.ts';

/** How often each trait occurs in a text: its words, and which follows which. */
export type Traits = ReadonlyMap<number, number>;

/** A clause as it is compared. */
export type Part = {
  readonly clause: Clause;
  /** Its place in the edition, and that of the clause it stands in; -1 for none. */
  readonly at: number;
  readonly parent: number;
  readonly heading: string;
  readonly headingWords: ReadonlySet<string>;
  readonly words: string;
  readonly traits: Traits;
};

/** Both editions taken apart, and how much each trait says: one that stands in every clause says little. */
export type Editions = {
  readonly old: readonly Part[];
  readonly young: readonly Part[];
  readonly weightOf: (trait: number) => number;
};

/** Takes both editions apart. */
export function takeApart(old: readonly Clause[], young: readonly Clause[]): Editions {
  const numbers = new Numbers();
  const parts = { old: partsOf(old, numbers), young: partsOf(young, numbers) };
  const holders = new Map<number, number>();
  for (const { traits } of [...parts.old, ...parts.young])
    for (const trait of traits.keys()) holders.set(trait, (holders.get(trait) ?? 0) + 1);
  const all = parts.old.length + parts.young.length;
  // The inverse document frequency of text retrieval (Spärck Jones 1972), kept positive.
  const weights = Float64Array.from({ length: numbers.count }, (_, trait) =>
    Math.log(1 + all / (holders.get(trait) ?? 1)),
  );
  return { ...parts, weightOf: (trait) => weights[trait] ?? 0 };
}

function partsOf(clauses: readonly Clause[], numbers: Numbers): Part[] {
  const open: { at: number; level: number }[] = [];
  return clauses.map((clause, at) => {
    while ((open.at(-1)?.level ?? 0) >= clause.level) open.pop();
    const parent = open.at(-1)?.at ?? -1;
    open.push({ at, level: clause.level });
    const heading = wordsOf(clause.title);
    const words = wordsOf(clause.text);
    return {
      clause,
      at,
      parent,
      heading: heading.join(' '),
      headingWords: new Set(heading),
      words: words.join(' '),
      traits: traitsOf(words, numbers),
    };
  });
}

function traitsOf(words: readonly string[], numbers: Numbers): Traits {
  const traits = new Map<number, number>();
  const add = (trait: number): void => void traits.set(trait, (traits.get(trait) ?? 0) + 1);
  let last = numbers.ofWord('');
  for (const word of words) {
    const number = numbers.ofWord(word);
    add(number);
    add(numbers.ofPair(last, number));
    last = number;
  }
  return traits;
}

/** Gives words, and words that follow one another, the same number each time. */
class Numbers {
  readonly #words = new Map<string, number>();
  /** By the number of the first word, then of the second: no string is made of the two. */
  readonly #pairs = new Map<number, Map<number, number>>();
  count = 0;

  ofWord(word: string): number {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, this.count);
    return this.count++;
  }

  ofPair(first: number, second: number): number {
    const following = this.#pairs.get(first) ?? new Map<number, number>();
    this.#pairs.set(first, following);
    const known = following.get(second);
    if (known !== undefined) return known;
    following.set(second, this.count);
    return this.count++;
  }
}
