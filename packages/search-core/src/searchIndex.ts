import type { SearchDocument } from './document.ts';
import type { ExplainRequest, Explanation } from './explanation.ts';
import type { SearchRequest, SearchResult, SuggestRequest, SuggestResult } from './request.ts';
import type { Part } from './search/epoch.ts';
import { createSearcher, type Searcher } from './search/searcher.ts';
import { addTo, countOf, emptyBitset, isIn } from './segment/bitset.ts';
import { buildSegment } from './segment/build.ts';
import { mergeSegments } from './segment/merge.ts';
import { documentOf, openSegment } from './segment/segment.ts';

/** An index of documents in memory. */
export type SearchIndex = {
  /** Adds documents, and replaces those whose id is known; of two with one id the later stays. */
  upsert(documents: Iterable<SearchDocument>): void;
  /** Takes documents out; unknown ids are passed over. */
  remove(ids: Iterable<string>): void;
  /** Answers a request from the documents as they are now. */
  search(request: SearchRequest): SearchResult;
  /** Type-ahead suggestions from the current documents. */
  suggest(request: SuggestRequest): SuggestResult;
  /** Why a request finds a document; null where it does not. */
  explain(request: ExplainRequest): Explanation | null;
  /** Number of documents. */
  readonly size: number;
};

type OwnPart = Part & { block: SharedArrayBuffer };

/**
 * Creates an empty index in this thread. Changes become small segments, which are merged as they grow in number: each
 * is at least twice as large as the next, so that a document is merged a logarithmic number of times.
 */
export function createIndex(): SearchIndex {
  let parts: OwnPart[] = [];
  let searcher: Searcher | undefined;

  function searcherNow(): Searcher {
    searcher ??= createSearcher(parts);
    return searcher;
  }

  function remove(ids: Iterable<string>): void {
    const changed = new Map<OwnPart, OwnPart>();
    for (const id of ids) {
      for (const part of parts) {
        const document = documentOf(part.segment, id);
        if (document === undefined || isIn(part.removed, document)) continue;
        const own = changed.get(part) ?? { ...part, removed: part.removed.slice() };
        changed.set(part, own);
        addTo(own.removed, document);
      }
    }
    parts = parts.map((part) => changed.get(part) ?? part);
    searcher = undefined;
  }

  function upsert(documents: Iterable<SearchDocument>): void {
    const ids: string[] = [];
    const block = buildSegment(noting(documents, ids));
    if (ids.length === 0) return;
    remove(ids);
    parts = merged([...parts, asPart(block)]);
    searcher = undefined;
  }

  return {
    upsert,
    remove,
    search: (request) => searcherNow().search(request),
    suggest: (request) => searcherNow().suggest(request),
    explain: (request) => searcherNow().explain(request),
    get size() {
      return searcherNow().size;
    },
  };
}

function* noting(documents: Iterable<SearchDocument>, ids: string[]): Generator<SearchDocument> {
  for (const document of documents) {
    ids.push(document.id);
    yield document;
  }
}

function asPart(block: SharedArrayBuffer): OwnPart {
  const segment = openSegment(block);
  return { block, segment, removed: emptyBitset(segment.size) };
}

/** Merges from the end on until each part is at least twice as large as the next. */
function merged(parts: readonly OwnPart[]): OwnPart[] {
  const all = [...parts];
  for (;;) {
    const [before, last] = all.slice(-2);
    if (!before || !last || sizeOf(before) >= 2 * sizeOf(last)) return all;
    all.splice(-2, 2, asPart(mergeSegments([before.block, last.block], [before.removed, last.removed])));
  }
}

function sizeOf({ segment, removed }: OwnPart): number {
  return segment.size - countOf(removed);
}
