import { stem } from '../analysis/stem.ts';
import { packLists, type Lists } from './lists.ts';

/** The segment's terms in code-unit order; a term's place is its number in every other table of the segment. */
export type Dictionary = {
  terms: string[];
  /** Sorted stems that are not simply one term of the same spelling, and the terms of each. */
  stems: string[];
  inflections: Lists;
};

/** Groups sorted terms by stem. Postings keep the written forms; stems are applied when a query is read. */
export function buildDictionary(terms: string[]): Dictionary {
  const byStem = new Map<string, number[]>();
  for (const [term, form] of terms.entries()) {
    const key = stem(form);
    const group = byStem.get(key);
    if (group) group.push(term);
    else byStem.set(key, [term]);
  }
  const groups = [...byStem].filter(([key, group]) => group.length > 1 || terms[group[0] ?? 0] !== key);
  groups.sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    terms,
    stems: groups.map(([key]) => key),
    inflections: packLists(groups.map(([, group]) => group)),
  };
}

/** The place of `text` in sorted texts; undefined when it is not among them. */
export function placeOf(texts: string[], text: string): number | undefined {
  const place = firstAtOrAfter(texts, text);
  return texts[place] === text ? place : undefined;
}

/** The sorted texts that begin with `prefix`: from `first` up to, without, `end`. */
export function prefixRange(texts: string[], prefix: string): { first: number; end: number } {
  const first = firstAtOrAfter(texts, prefix);
  let end = first;
  let beyond = texts.length;
  while (end < beyond) {
    const middle = (end + beyond) >>> 1;
    if (texts[middle]?.startsWith(prefix)) end = middle + 1;
    else beyond = middle;
  }
  return { first, end };
}

function firstAtOrAfter(texts: string[], text: string): number {
  let first = 0;
  let end = texts.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((texts[middle] ?? '') < text) first = middle + 1;
    else end = middle;
  }
  return first;
}
