/**
 * The search engine: analysis of texts and designations, ranking, exact counts of facets.
 * Pure code without I/O: it runs in the server, in a worker and (highlighting) in the browser.
 *
 * Indexing: `segment/analysed.ts` analyzes texts · `segment/build.ts` and `segment/merge.ts` number the terms ·
 * `segment/assemble.ts` writes one block of shared memory, which is also the file format and which threads open without
 * parsing (`segment/segment.ts`).
 *
 * Searching: `operators.ts` reads fields, OR, NOT and years, which `search/conditions.ts` evaluates · `wordings/understood.ts` removes clause numbers and filler words and adds synonyms · `query.ts` parses the text ·
 * `search/spellings.ts` resolves designations · `search/reading.ts` looks words up · `search/epoch.ts` restricts to visible
 * documents · `search/match.ts` matches and scores · `search/facetCounts.ts` filters and counts · `search/rescore.ts` adds the
 * titles · `search/order.ts` sorts and pages · `search/alternatives.ts` relaxes a query that finds nothing.
 */
export type { SearchDocument } from './document.ts';
export type {
  Alternative,
  Condition,
  FoundField,
  SearchField,
  SearchRequest,
  SearchResult,
  SearchSort,
  SuggestRequest,
  SuggestResult,
} from './request.ts';
export type { Explanation, ExplainRequest, FactorPoints, WordPoints } from './explanation.ts';
export type { DesignationLevel } from './search/designations.ts';
export { createIndex, type SearchIndex } from './searchIndex.ts';
export { addTo, countOf, emptyBitset, isIn, type Bitset } from './segment/bitset.ts';
export { DamagedBlock, isIntact } from './segment/block.ts';
export { buildSegment } from './segment/build.ts';
export { mergeSegments } from './segment/merge.ts';
export { documentOf, openSegment, type Segment } from './segment/segment.ts';
export { createSearcher, type Searcher } from './search/searcher.ts';
export { readOperators, wordsOfOperators, type OperatorTerm } from './operators.ts';
export { replaceWords } from './search/alternatives.ts';
export { understood, type Synonym, type Understood } from './wordings/understood.ts';
export { readSynonyms, synonymFaults, type FaultyLine, type SynonymRules } from './wordings/rules.ts';
export { formsOf } from './analysis/forms.ts';
export { stem } from './analysis/stem.ts';
export { highlight, wordsNotIn, type Highlight } from './highlight.ts';
export { normalDesignation, parseDesignation, type Designation } from './designation.ts';
