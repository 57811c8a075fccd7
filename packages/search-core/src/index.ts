/**
 * The search engine: analysis of texts and designations, ranking, exact counts of sections.
 * Pure code without I/O: it runs in the server, in a worker and (highlighting) in the browser.
 *
 * How documents become an index: `segment/analysed.ts` takes texts apart · `segment/build.ts` and
 * `segment/merge.ts` give words numbers · `segment/assemble.ts` makes one block of shared memory, which threads open
 * in a moment (`segment/segment.ts`) and which is also the file.
 *
 * How one search travels: `wordings/understood.ts` takes clause and filler out and says it in other words ·
 * `query.ts` takes the text apart · `search/spellings.ts` finds the designation meant · `search/reading.ts` looks its words up ·
 * `search/epoch.ts` says which documents may be seen · `search/match.ts` matches and scores · `search/facetCounts.ts`
 * applies the picks and counts · `search/rescore.ts` looks at titles · `search/order.ts` keeps the page that was asked for.
 */
export type { SearchDocument } from './document.ts';
export type {
  FoundField,
  SearchField,
  SearchRequest,
  SearchResult,
  SearchSort,
  SuggestRequest,
  SuggestResult,
} from './request.ts';
export { createIndex, type SearchIndex } from './searchIndex.ts';
export { addTo, countOf, emptyBitset, isIn, type Bitset } from './segment/bitset.ts';
export { DamagedBlock, isIntact } from './segment/block.ts';
export { buildSegment } from './segment/build.ts';
export { mergeSegments } from './segment/merge.ts';
export { documentOf, openSegment, type Segment } from './segment/segment.ts';
export { createSearcher, type Searcher } from './search/searcher.ts';
export { readSynonyms, understood, type SynonymRules, type Understood } from './wordings/understood.ts';
export { formsOf } from './analysis/forms.ts';
export { stem } from './analysis/stem.ts';
export { highlight, wordsNotIn, type Highlight } from './highlight.ts';
export { normalDesignation, parseDesignation, type Designation } from './designation.ts';
