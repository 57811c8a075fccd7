import { stem } from '../analysis/stem.ts';
import { placeOf, prefixRange, type Dictionary } from '../segment/dictionary.ts';
import { listAt } from '../segment/lists.ts';
import { documentFrequency } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import type { QueryWord } from '../query.ts';

/** The terms that a query word stands for, each with the weight of its kind of match. */
export type Expansion = {
  terms: { term: number; weight: number }[];
  /** Number of their postings: at least the number of documents. */
  postings: number;
};

/** The written form counts most, other inflections nearly as much, words that only begin alike much less. */
const WEIGHTS = { form: 1, inflection: 0.9, prefix: 0.3 };

/** Looks a query word up; no terms when no document has it. */
export function expand({ dictionary, postings }: Segment, word: QueryWord): Expansion {
  const weights = new Map<number, number>();
  const add = (term: number, weight: number): void => {
    if (!weights.has(term)) weights.set(term, weight);
  };
  const exact = placeOf(dictionary.terms, word.form);
  if (exact !== undefined) add(exact, WEIGHTS.form);
  for (const term of inflectionsOf(dictionary, word.stem)) add(term, WEIGHTS.inflection);
  if (word.isPrefix) {
    const { first, end } = prefixRange(dictionary.terms, word.form);
    for (let term = first; term < end; term++) add(term, WEIGHTS.prefix);
  }
  const terms = Array.from(weights, ([term, weight]) => ({ term, weight }));
  return { terms, postings: terms.reduce((sum, { term }) => sum + documentFrequency(postings, term), 0) };
}

/** A stem without a group is at most the stem of the one term that is spelled like it. */
function inflectionsOf(
  { terms, stems, inflections }: Dictionary,
  wanted: string | undefined,
): Iterable<number> {
  if (wanted === undefined) return [];
  const group = placeOf(stems, wanted);
  if (group !== undefined) return listAt(inflections, group);
  const term = placeOf(terms, wanted);
  return term !== undefined && stem(wanted) === wanted ? [term] : [];
}
