import { bucketsAround, readQuantities, type Quantity } from '@norma/quantities';
import { runsOf } from '../analysis/runs.ts';
import { parseQuery, type QueryWord } from '../query.ts';
import type { Reading } from './reading.ts';

/** A text whose quantities are read: each is one word, which the same quantity in other units matches as well. */
export type WithQuantities = {
  words: QueryWord[];
  /** The forms of the words that each of its quantities is written with, by the form of its word. */
  writtenAs: ReadonlyMap<string, ReadonlySet<string>>;
};

const HAS_QUOTES = /["“”„«»]/u;
const MOST_QUANTITIES = 4;

/** Reads the quantities with units of a text; undefined where it has none, or is in quotation marks and so meant as it is written. */
export function withQuantities(text: string): WithQuantities | undefined {
  if (!/\p{N}/u.test(text) || HAS_QUOTES.test(text)) return undefined;
  const quantities = readQuantities(text, { anyCase: true }).slice(0, MOST_QUANTITIES);
  if (quantities.length === 0) return undefined;
  // Empty quotation marks part words as the quantity did, and a word before it is not being typed any more.
  const rest = quantities
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)}""${left.slice(end)}`, text);
  const words = quantities.map((quantity) => ({ forms: formsIn(text, quantity), own: wordsFor(quantity) }));
  return {
    words: distinct([...words.flatMap(({ own }) => own), ...parseQuery(rest).words]),
    writtenAs: new Map(words.flatMap(({ forms, own }) => own.map(({ form }) => [form, forms]))),
  };
}

/** Marks the words that quantities are written with. */
export const ofQuantities = (words: readonly QueryWord[], read: WithQuantities | undefined): QueryWord[] => {
  const forms = new Set([...(read?.writtenAs.values() ?? [])].flatMap((each) => [...each]));
  return words.map((word) => (forms.has(word.form) ? { ...word, isOfQuantity: true } : word));
};

/** A quantity says more than its number and its unit do where they stand apart. */
const TOGETHER = 1.5;

/** Weighs each quantity by the words that it is written with. */
export function weighedLike(
  own: { words: readonly QueryWord[]; reading: Reading },
  { words, writtenAs }: WithQuantities,
  reading: Reading,
): Reading {
  const weights = new Map(
    own.reading.words.map(({ order, inverseFrequency }) => [own.words[order]?.form, inverseFrequency]),
  );
  return {
    ...reading,
    words: reading.words.map((word) => {
      const forms = writtenAs.get(words[word.order]?.form ?? '') ?? [];
      const together = [...forms].reduce((sum, form) => sum + (weights.get(form) ?? 0), 0);
      return { ...word, inverseFrequency: Math.max(word.inverseFrequency, TOGETHER * together) };
    }),
  };
}

const wordsFor = (quantity: Quantity): QueryWord[] =>
  bucketsAround(quantity).map((terms) => ({
    form: terms.join(),
    isInflected: false,
    isPrefix: false,
    terms,
  }));

function formsIn(text: string, { start, end }: Quantity): Set<string> {
  const words = runsOf(text).flatMap((run) => run.words);
  return new Set(words.filter((word) => word.start >= start && word.end <= end).map(({ form }) => form));
}

const distinct = (words: readonly QueryWord[]): QueryWord[] => [
  ...new Map(words.map((word) => [word.form, word])).values(),
];
