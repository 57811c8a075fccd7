import { LANGUAGES, type Language } from '../analysis/languages.ts';
import { stem } from '../analysis/stem.ts';
import type { QueryWord } from '../query.ts';
import type { Segment } from '../segment/segment.ts';
import { taggedTerm } from '../segment/tagged.ts';
import { placeOf, prefixRange, type Range } from '../segment/texts.ts';

/** The terms of a segment that a query word stands for. */
export type Expansion = {
  /** The written form, in whichever languages, and then its other inflections. */
  forms: { term: number; weight: number }[];
  /** Terms that merely begin with the word, forms among them. */
  prefix: Range;
};

/** The written form counts most, other inflections nearly as much, words that only begin alike much less. */
const WEIGHTS = { form: 1, inflection: 0.9 };

/** What the weight of a term that merely begins with the word is multiplied by. */
export const PREFIX_WEIGHT = 0.3;

/** Looks a query word up. The order of its terms is the same in every segment, so that sums round alike. */
export function expand(segment: Segment, word: QueryWord): Expansion {
  if (word.terms)
    return {
      forms: word.terms.flatMap((each) => {
        const term = placeOf(segment.terms, each);
        return term === undefined ? [] : [{ term, weight: WEIGHTS.form }];
      }),
      prefix: { first: 0, end: 0 },
    };
  const forms = LANGUAGES.flatMap(
    (language) => placeOf(segment.terms, taggedTerm(word.form, language)) ?? [],
  );
  const inflections = word.isInflected
    ? LANGUAGES.flatMap((language) => inflectionsOf(segment, word.form, language))
    : [];
  return {
    forms: [
      ...forms.map((term) => ({ term, weight: WEIGHTS.form })),
      ...inflections
        .filter((term) => !forms.includes(term))
        .map((term) => ({ term, weight: WEIGHTS.inflection })),
    ],
    prefix: word.isPrefix ? prefixRange(segment.terms, word.form) : { first: 0, end: 0 },
  };
}

/** Whether a term is one of those that a word stands for. */
export function isAmong({ forms, prefix }: Expansion, term: number): boolean {
  return (term >= prefix.first && term < prefix.end) || forms.some((form) => form.term === term);
}

/** A stem without a group is at most the stem of the one term that is spelled like it. */
function inflectionsOf({ terms, stems, inflections }: Segment, form: string, language: Language): number[] {
  const stemmed = stem(form, language);
  const key = taggedTerm(stemmed, language);
  const group = placeOf(stems, key);
  if (group !== undefined)
    return [...inflections.terms.subarray(inflections.starts[group], inflections.starts[group + 1])];
  if (stem(stemmed, language) !== stemmed) return [];
  const term = placeOf(terms, key);
  return term === undefined ? [] : [term];
}
