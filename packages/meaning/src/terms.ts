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

/** Letters by which the beginning of a word is known, the most telling first; inside a word the shortest would mislead. */
const atStart = [8, 6, 5] as const;
const inside = [8, 6] as const;
const isWord = /^\p{L}+$/u;

/** The beginnings of a word: 'corrosion' has 'corro-', 'corros-' and 'corrosio-'. They are no terms of any text. */
export const beginningsOf = (term: string): string[] =>
  isWord.test(term)
    ? atStart.filter((size) => size <= term.length).map((size) => beginning(term, 0, size))
    : [];

/**
 * The known beginnings of which a word consists that no one wrote yet: 'anticorrosive' has 'corros-' in it,
 * 'Betonprüfung' has 'beton-' and 'prufung-'. What is known is asked with each beginning; null is not known.
 */
export function knownPartsOf<T>(term: string, known: (part: string) => T | null): T[] {
  const parts: T[] = [];
  if (!isWord.test(term)) return parts;
  for (let at = 0; at < term.length;) {
    const sizes: readonly number[] = at === 0 ? atStart : inside;
    let taken = 1;
    for (const size of sizes) {
      const part = at + size <= term.length ? known(beginning(term, at, size)) : null;
      if (part === null) continue;
      parts.push(part);
      taken = size;
      break;
    }
    at += taken;
  }
  return parts;
}

const beginning = (term: string, from: number, size: number): string => `${term.slice(from, from + size)}-`;

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
