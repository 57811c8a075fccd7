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
  const numbers = new Map<string, number>();
  const numberOf = (trait: string): number => {
    const known = numbers.get(trait) ?? numbers.size;
    numbers.set(trait, known);
    return known;
  };
  const parts = { old: partsOf(old, numberOf), young: partsOf(young, numberOf) };
  const holders = new Map<number, number>();
  for (const { traits } of [...parts.old, ...parts.young])
    for (const trait of traits.keys()) holders.set(trait, (holders.get(trait) ?? 0) + 1);
  const all = parts.old.length + parts.young.length;
  // The inverse document frequency of text retrieval (Spärck Jones 1972), kept positive.
  const weights = Float64Array.from({ length: numbers.size }, (_, trait) =>
    Math.log(1 + all / (holders.get(trait) ?? 1)),
  );
  return { ...parts, weightOf: (trait) => weights[trait] ?? 0 };
}

function partsOf(clauses: readonly Clause[], numberOf: (trait: string) => number): Part[] {
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
      traits: traitsOf(words, numberOf),
    };
  });
}

function traitsOf(words: readonly string[], numberOf: (trait: string) => number): Traits {
  const traits = new Map<number, number>();
  const add = (trait: string): void => {
    const number = numberOf(trait);
    traits.set(number, (traits.get(number) ?? 0) + 1);
  };
  words.forEach((word, index) => {
    add(word);
    add(`${words[index - 1] ?? ''} ${word}`);
  });
  return traits;
}
