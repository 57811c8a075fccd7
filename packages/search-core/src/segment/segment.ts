import type { AnalysedDocument, Vocabularies } from './analysed.ts';
import { uint32 } from './arrays.ts';
import { buildDesignations, type Designations } from './designations.ts';
import { buildDictionary, type Dictionary } from './dictionary.ts';
import { fieldWeights } from './frequencies.ts';
import { buildGrants, type Grants } from './grants.ts';
import { buildPostings, type Postings } from './postings.ts';
import { buildSections, type Sections } from './sections.ts';

/**
 * A finished, unchanging index of documents. Documents are numbered in the order of their ids, so that ties
 * broken by number are broken by id, whatever the order in which documents came.
 */
export type Segment = {
  ids: string[];
  dictionary: Dictionary;
  postings: Postings;
  lengths: Uint32Array;
  fieldWeights: Float64Array;
  designations: Designations;
  sections: Sections;
  grants: Grants;
  /** Each document's place in the order of titles. */
  titleRank: Uint32Array;
  /** Each document's day of publication as the number YYYYMMDD; 0 when it is unknown. */
  days: Uint32Array;
};

/** Builds a segment of analysed documents with distinct ids. */
export function buildSegment(analysed: Iterable<AnalysedDocument>, vocabularies: Vocabularies): Segment {
  const documents = [...analysed].sort((one, other) => compare(one.id, other.id));
  const { texts, ranks } = vocabularies.terms.sorted(usedTerms(documents));
  const lengths = uint32(documents.length);
  lengths.set(documents.map((document) => document.lengths));
  return {
    ids: documents.map(({ id }) => id),
    dictionary: buildDictionary(texts),
    postings: buildPostings(documents, ranks, texts.length),
    lengths,
    fieldWeights: fieldWeights(lengths),
    designations: buildDesignations(documents, ranks),
    sections: buildSections(documents, vocabularies.values),
    grants: buildGrants(documents, vocabularies.grants),
    titleRank: titleRanks(documents),
    days: daysOf(documents),
  };
}

function daysOf(documents: AnalysedDocument[]): Uint32Array {
  const days = uint32(documents.length);
  days.set(documents.map(({ day }) => day));
  return days;
}

function usedTerms(documents: AnalysedDocument[]): Set<number> {
  const used = new Set<number>();
  for (const { terms } of documents) for (const term of terms) used.add(term);
  return used;
}

function titleRanks(documents: AnalysedDocument[]): Uint32Array {
  const ranks = uint32(documents.length);
  const order = documents.map(({ titleKey }, number) => ({ titleKey, number }));
  order.sort((one, other) => compare(one.titleKey, other.titleKey)); // stable: equal titles stay in id order
  for (const [rank, { number }] of order.entries()) ranks[number] = rank;
  return ranks;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
