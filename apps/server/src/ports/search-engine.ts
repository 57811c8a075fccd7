import type {
  SearchDocument,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
} from '@norma/search-core';

export type { SearchDocument, SearchRequest, SearchResult, SuggestRequest, SuggestResult };

/** Finds documents. One index serves all tenants; a request names the publishers it may see. */
export type SearchEngine = {
  /**
   * Adds or replaces documents, as many as come: searches made meanwhile see none of them, the next one sees all.
   */
  readonly upsert: (documents: AsyncIterable<readonly SearchDocument[]>) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
  readonly suggest: (request: SuggestRequest) => Promise<SuggestResult>;
  /** How many documents it holds. */
  readonly size: () => number;
};
