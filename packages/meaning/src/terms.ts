import { formsOf, stem } from '@norma/search-core';

/** What a text is made of: how often each term occurs, by the term's number. */
export type Terms = Map<number, number>;

/** A piece of a text and how much more than once its words count. */
export type Weighted = { readonly text: string; readonly weight: number };

/** Letters in a row that a word is cut into, so that an unseen word still resembles those it shares a root with. */
const gramLength = 5;
/** All grams of a word together count this much of the word itself. */
const gramShare = 0.5;

/**
 * The terms of a text: stems of its words, pairs of its ideographs, and grams of longer words. Terms are numbers of 53
 * bits, so that a model needs no list of words; among a million terms two share a number once in ten thousand times.
 */
export function termsOf(pieces: readonly Weighted[]): Terms {
  const terms: Terms = new Map();
  const add = (term: number, weight: number): void => void terms.set(term, (terms.get(term) ?? 0) + weight);
  for (const { text, weight } of pieces) {
    for (const form of formsOf(text)) {
      add(numberOf(stem(form)), weight);
      const grams = gramsOf(form);
      for (const gram of grams) add(numberOf(gram), (weight * gramShare) / grams.length);
    }
  }
  return terms;
}

const isPlainWord = /^[\p{L}]+$/u;

/** 'corrosion' gives '~corro', 'orros' … 'osion'; short words, numbers and ideographs give none. */
function gramsOf(form: string): string[] {
  if (form.length <= gramLength || !isPlainWord.test(form)) return [];
  const grams: string[] = [];
  for (let at = 0; at + gramLength <= form.length; at += 1) grams.push(`~${form.slice(at, at + gramLength)}`);
  return grams;
}

/** A string's number: two 32-bit hashes (FNV-1a and a multiplicative one) joined into 53 bits. */
export function numberOf(text: string): number {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
