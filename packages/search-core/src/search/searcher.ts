import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from '../request.ts';
import type { ExplainRequest, Explanation } from '../explanation.ts';
import { Epoch, type Part } from './epoch.ts';
import { explain } from './explain.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

/** Answers from the documents of one moment. */
export type Searcher = {
  search(request: SearchRequest): SearchResult;
  suggest(request: SuggestRequest): SuggestResult;
  /** Why a request finds a document; null where it does not. */
  explain(request: ExplainRequest): Explanation | null;
  /** Number of documents. */
  readonly size: number;
};

/**
 * A searcher over segments without the documents removed from each. It is made in no time and keeps what it works
 * out for as long as it lives; anyone who changes a set of removed documents makes a new one with a new set. A document
 * is in one segment at most, removed ones aside.
 */
export function createSearcher(parts: readonly Part[]): Searcher {
  const epoch = new Epoch(parts);
  const suggestions = new Map<string, SuggestResult>();

  /** The first letters find much and are typed again and again: what they suggest is kept. */
  function suggestOnce(request: SuggestRequest): SuggestResult {
    if (request.text.length > LONGEST_KEPT) return suggest(epoch, request);
    const { text, scope, entitled, perPublisher } = request;
    const key = JSON.stringify([text, perPublisher, scope, entitled?.publishers, entitled?.collections]);
    const known = suggestions.get(key) ?? suggest(epoch, request);
    if (suggestions.size >= MOST_KEPT) suggestions.clear();
    suggestions.set(key, known);
    return structuredClone(known);
  }

  return {
    search: (request) => search(epoch, request),
    suggest: suggestOnce,
    explain: (request) => explain(epoch, request),
    size: epoch.size,
  };
}

const LONGEST_KEPT = 4;
const MOST_KEPT = 1_000;
