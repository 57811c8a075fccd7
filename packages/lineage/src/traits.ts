import type { Clause } from './clause.ts';
import { wordsOf } from './words.ts';

/** The traits of a text, which are its words and what follows what, each once and rising, and how often each occurs. */
export type Traits = { readonly all: Int32Array; readonly times: Int32Array };

/** A clause as it is compared. */
export type Part = {
  readonly clause: Clause;
  /** Its place in the edition, and that of the clause it is in; -1 for none. */
  readonly at: number;
  readonly parent: number;
  readonly heading: string;
  /** Its words by number, each once and rising. */
  readonly headingWords: Int32Array;
  readonly words: string;
  readonly traits: Traits;
};

/** Both editions taken apart, and how much each trait says: one that is in every clause says little. */
export type Editions = {
  readonly base: readonly Part[];
  readonly target: readonly Part[];
  readonly weights: Float64Array;
};

/** Takes both editions apart. */
export function takeApart(base: readonly Clause[], target: readonly Clause[]): Editions {
  const numbers = new Numbers();
  const parts = { base: partsOf(base, numbers), target: partsOf(target, numbers) };
  const counts = new Int32Array(numbers.count);
  for (const { traits } of [...parts.base, ...parts.target])
    for (const trait of traits.all) counts[trait] = (counts[trait] ?? 0) + 1;
  const all = parts.base.length + parts.target.length;
  // The inverse document frequency of text retrieval (Spärck Jones 1972), kept positive.
  const weights = Float64Array.from(counts, (count) => Math.log(1 + all / Math.max(1, count)));
  return { ...parts, weights };
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
      headingWords: counted(Int32Array.from(heading, (word) => numbers.ofWord(word)).sort()).all,
      words: words.join(' '),
      traits: traitsOf(words, numbers),
    };
  });
}

function traitsOf(words: readonly string[], numbers: Numbers): Traits {
  const found = new Int32Array(words.length * 2);
  let last = numbers.ofWord('');
  words.forEach((word, at) => {
    const number = numbers.ofWord(word);
    found[at * 2] = number;
    found[at * 2 + 1] = numbers.ofPair(last, number);
    last = number;
  });
  return counted(found.sort());
}

/** Each of some rising numbers once, and how often it was there. */
function counted(rising: Int32Array): Traits {
  const [all, times] = [new Int32Array(rising.length), new Int32Array(rising.length)];
  let count = 0;
  rising.forEach((number, at) => {
    if (at === 0 || number !== rising[at - 1]) all[count++] = number;
    times[count - 1] = (times[count - 1] ?? 0) + 1;
  });
  return { all: all.slice(0, count), times: times.slice(0, count) };
}

/** More words, and pairs of them, than two texts have. */
const maxNumbers = 2 ** 24;

/** Gives words, and words that follow one another, the same number each time. */
class Numbers {
  readonly #words = new Map<string, number>();
  /** By the numbers of both words in one: no string is made of the two. */
  readonly #pairs = new Map<number, number>();
  count = 0;

  ofWord(word: string): number {
    return this.#numberOf(this.#words, word);
  }

  ofPair(first: number, second: number): number {
    return this.#numberOf(this.#pairs, first * maxNumbers + second);
  }

  #numberOf<Key>(known: Map<Key, number>, key: Key): number {
    const number = known.get(key);
    if (number !== undefined) return number;
    known.set(key, this.count);
    return this.count++;
  }
}
