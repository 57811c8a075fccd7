import { uint16, uint32 } from './arrays.ts';
import type { AnalysedDocument } from './analysed.ts';

/** For each term its documents, ascending, and beside each document the packed frequencies. */
export type Postings = { offsets: Uint32Array; documents: Uint32Array; frequencies: Uint16Array };

/** Sorts the terms of documents into postings by counting; `ranks` gives each term's place in the dictionary. */
export function buildPostings(documents: AnalysedDocument[], ranks: Uint32Array, terms: number): Postings {
  const offsets = uint32(terms + 1);
  for (const document of documents) {
    for (const term of document.terms) increment(offsets, (ranks[term] as number) + 1);
  }
  for (let term = 0; term < terms; term++)
    offsets[term + 1] = (offsets[term + 1] as number) + (offsets[term] as number);
  const size = offsets[terms] ?? 0;
  const postings: Postings = { offsets, documents: uint32(size), frequencies: uint16(size) };
  const next = offsets.slice();
  for (const [number, { terms: own, frequencies }] of documents.entries()) {
    for (let at = 0; at < own.length; at++) {
      const place = increment(next, ranks[own[at] as number] as number);
      postings.documents[place] = number;
      postings.frequencies[place] = frequencies[at] as number;
    }
  }
  return postings;
}

/** How many documents have the term. */
export function documentFrequency({ offsets }: Postings, term: number): number {
  return (offsets[term + 1] ?? 0) - (offsets[term] ?? 0);
}

function increment(numbers: Uint32Array, at: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + 1;
  return before;
}
