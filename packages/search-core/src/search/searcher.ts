import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from '../request.ts';
import { Epoch, type Part } from './epoch.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

/** Answers from the documents of one moment. */
export type Searcher = {
  search(request: SearchRequest): SearchResult;
  suggest(request: SuggestRequest): SuggestResult;
  /** Number of documents. */
  readonly size: number;
};

/**
 * A searcher over segments without the documents removed from each. It is made in no time and keeps what it works
 * out for as long as it lives; whoever changes a set of removed documents makes a new one with a new set. A document
 * is in one segment at most, removed ones aside.
 */
export function createSearcher(parts: readonly Part[]): Searcher {
  const epoch = new Epoch(parts);
  return {
    search: (request) => search(epoch, request),
    suggest: (request) => suggest(epoch, request),
    size: epoch.size,
  };
}
