import type { SearchDocument } from './document.ts';
import { searchFamilies, suggestFrom } from './families.ts';
import { highlight } from './highlight.ts';
import { asksForAll } from './query.ts';
import type { FoundField, SearchRequest, SearchResult, SuggestRequest, SuggestResult } from './request.ts';
import { createScratch, type Scratch } from './search/scratch.ts';
import { search, type Answer } from './search/search.ts';
import { analyse, createVocabularies, type AnalysedDocument } from './segment/analysed.ts';
import { buildSegment, type Segment } from './segment/segment.ts';

/** An index of documents in memory. */
export type SearchIndex = {
  /** Adds documents, and replaces those whose id is known; of two with one id the later stays. */
  upsert(documents: Iterable<SearchDocument>): void;
  /** Analyses documents, which is most of the work, and leaves the index as it is until they are taken over. */
  prepare(documents: Iterable<SearchDocument>): PreparedDocuments;
  /** Does what `upsert` does with documents that are prepared, all at once. */
  takeOver(prepared: Iterable<PreparedDocuments>): void;
  /** Takes documents out; unknown ids are passed over. */
  remove(ids: Iterable<string>): void;
  /** Answers a request from the documents as they are now. */
  search(request: SearchRequest): SearchResult;
  /** What somebody who types may mean. */
  suggest(request: SuggestRequest): SuggestResult;
  /** Number of documents. */
  readonly size: number;
};

/** Documents that an index has analysed and does not hold yet; only the index that prepared them can use them. */
export type PreparedDocuments = { readonly analysed: readonly AnalysedDocument[] };

/**
 * Creates an empty index.
 *
 * Changes are analysed at once and built into a new segment by the first search that follows, so that a burst
 * of changes costs one build. A search sees all changes made before it, and no part of one made after.
 */
export function createIndex(): SearchIndex {
  const documents = new Map<string, AnalysedDocument>();
  const vocabularies = createVocabularies();
  let current: { segment: Segment; scratch: Scratch } | undefined;

  function open(): { segment: Segment; scratch: Scratch } {
    current ??= {
      segment: buildSegment(documents.values(), vocabularies),
      scratch: createScratch(documents.size),
    };
    return current;
  }

  function answer(request: SearchRequest): Answer {
    const { segment, scratch } = open();
    return search(segment, scratch, request);
  }

  function prepare(changed: Iterable<SearchDocument>): PreparedDocuments {
    return { analysed: Array.from(changed, (document) => analyse(document, vocabularies)) };
  }

  function takeOver(prepared: Iterable<PreparedDocuments>): void {
    for (const { analysed } of prepared)
      for (const document of analysed) documents.set(document.id, document);
    current = undefined;
  }

  return {
    prepare,
    takeOver,
    upsert(changed) {
      takeOver([prepare(changed)]);
    },
    remove(ids) {
      for (const id of ids) documents.delete(id);
      current = undefined;
    },
    search(request) {
      const { total, hits, counts } = request.onePerFamily
        ? searchFamilies(answer, (id) => documents.get(id)?.source, request)
        : answer(request);
      return {
        total,
        hits: hits.map((hit) => ({ ...hit, fields: fieldsOf(documents.get(hit.id)?.source, request.text) })),
        corrections: [],
        counts,
      };
    },
    suggest(request) {
      return suggestFrom(
        Array.from(documents.values(), ({ source }) => source),
        answer,
        request,
      );
    },
    get size() {
      return documents.size;
    },
  };
}

const FOUND_FIELDS = ['designation', 'title', 'keywords', 'description', 'body'] as const;

function fieldsOf(document: SearchDocument | undefined, text: string): FoundField[] {
  if (!document || asksForAll(text)) return [];
  return FOUND_FIELDS.filter((field) => highlight(document[field] ?? '', text).length > 0);
}
