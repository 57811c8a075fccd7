/**
 * The search engine: analysis of texts and designations, ranking, exact counts of sections.
 * Pure code without I/O: it runs in the server, in a worker and (highlighting) in the browser.
 *
 * How one search travels: `query.ts` analyses the text · `segment/grants.ts` says which documents may be
 * seen · `search/words.ts` and `search/designations.ts` match and score · `segment/sections.ts` applies the
 * picks and counts in the same pass · `search/top.ts` keeps the page that was asked for.
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
export { createIndex, type PreparedDocuments, type SearchIndex } from './searchIndex.ts';
export { formsOf } from './analysis/forms.ts';
export { stem } from './analysis/stem.ts';
export { highlight, type Highlight } from './highlight.ts';
export { normalDesignation, parseDesignation, type Designation } from './designation.ts';
