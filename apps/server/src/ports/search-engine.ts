import type {
  Explanation,
  ExplainRequest,
  SearchDocument,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
} from '@norma/search-core';

export type {
  Explanation,
  ExplainRequest,
  SearchDocument,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
};

/** Where documents came from, and how far those who gave them had followed what happens to them. */
export type IndexOrigin = {
  /** Names the database; a copy of it that goes its own way has another name. */
  readonly library: string;
  /** The form in which documents of the library are given to the engine. */
  readonly form: number;
  /** All changes before this mark are in; those since then may be. */
  readonly mark: string;
};

/** What has happened to documents: some as they are now, and the ids of some that are gone. */
export type SearchChange = {
  readonly documents: readonly SearchDocument[];
  readonly removed: readonly string[];
};

/** A set of changes, and the engine's position once it has them. */
export type SearchChangeSet = {
  /** As many as come, in their order: of two words about one document the later counts. */
  readonly changes: AsyncIterable<SearchChange>;
  readonly origin: IndexOrigin;
  /** Whether they are all there is, so that whatever else the engine holds goes. */
  readonly isWhole: boolean;
};

/**
 * What an engine holds when it is opened: where it came from, or why what it kept cannot be used; null where it has
 * kept nothing.
 */
export type Found = { readonly origin: IndexOrigin } | { readonly problem: string | null };

/** A part of an index, with the documents that were replaced or went since it was built. */
export type SearchSegment = { readonly documents: number; readonly removed: number; readonly bytes: number };

/** Finds documents. One index serves all tenants; a request names the publishers it may see. */
export type SearchEngine = {
  /** What it kept from an earlier time. */
  readonly found: () => Promise<Found>;
  /**
   * Takes changes over, all at once: searches made in the meantime see none of them, those made afterwards see all. When
   * it fails nothing has changed. One set is taken over at a time.
   */
  readonly takeOver: (set: SearchChangeSet) => Promise<void>;
  /** The signal says that no one waits any more: what has not begun by then is left. */
  readonly search: (request: SearchRequest, signal?: AbortSignal) => Promise<SearchResult>;
  readonly suggest: (request: SuggestRequest, signal?: AbortSignal) => Promise<SuggestResult>;
  /** Why a request finds a document; null where it does not. */
  readonly explain: (request: ExplainRequest, signal?: AbortSignal) => Promise<Explanation | null>;
  /** The parts that it consists of, the largest first. */
  readonly segments: () => readonly SearchSegment[];
  /** How many documents it holds. */
  readonly size: () => number;
  /** The memory that the index takes, in bytes, and how many searches wait for a thread that is free. */
  readonly load: () => { readonly bytes: number; readonly waiting: number };
  /** Keeps what it holds for the next time, as far as it can, and ends. */
  readonly close: () => Promise<void>;
};
