import { formsOf, stem } from '@norma/search-core';

/** What a text is made of: stems of words and pairs of ideographs, each with how often it occurs. */
export type Terms = Map<string, number>;

/** A piece of a text, and how often it counts. */
export type Weighted = { readonly text: string; readonly weight: number };

/** The terms of a text. */
export function termsOf(pieces: readonly Weighted[]): Terms {
  const terms: Terms = new Map();
  for (const { text, weight } of pieces)
    for (const form of formsOf(text)) {
      const term = stem(form);
      terms.set(term, (terms.get(term) ?? 0) + weight);
    }
  return terms;
}

const gramLength = 5;
const isWord = /^\p{L}+$/u;

/**
 * Five letters in a row, of which a longer word has several: 'corrosion' gives '~corro', '~orros' … '~osion'. By them
 * a word that nobody wrote yet is understood from those that share a root with it.
 */
export function gramsOf(term: string): string[] {
  if (term.length <= gramLength || !isWord.test(term)) return [];
  return Array.from(
    { length: term.length - gramLength + 1 },
    (_, at) => `~${term.slice(at, at + gramLength)}`,
  );
}

/**
 * The number of a term: two hashes of 32 bits (FNV-1a and one of another factor) joined into 53, so that a model need
 * not hold its words. Of a million terms two share a number once in twenty thousand times.
 */
export function numberOf(term: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < term.length; at += 1) {
    const code = term.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
