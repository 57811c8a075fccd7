import {
  createIndex,
  type SearchDocument,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type SuggestResult,
} from '@norma/search-core';

export type Bitset = Uint32Array;
export type Segment = { size: number; documents: SearchDocument[]; places: Map<string, number> };
export type Searcher = {
  search(request: SearchRequest): SearchResult;
  suggest(request: SuggestRequest): SuggestResult;
  size: number;
};

export const emptyBitset = (size: number): Bitset =>
  new Uint32Array(new SharedArrayBuffer(Math.ceil(size / 32) * 4));
export const isIn = (set: Bitset, at: number): boolean => (((set[at >>> 5] ?? 0) >>> (at & 31)) & 1) === 1;
export const addTo = (set: Bitset, at: number): void => {
  set[at >>> 5] = (set[at >>> 5] ?? 0) | (1 << (at & 31));
};

export function buildSegment(documents: Iterable<SearchDocument>): SharedArrayBuffer {
  const bytes = Buffer.from(JSON.stringify([...documents]));
  const block = new SharedArrayBuffer(bytes.length);
  new Uint8Array(block).set(bytes);
  return block;
}
export function openSegment(block: SharedArrayBuffer): Segment {
  const documents = JSON.parse(Buffer.from(block).toString()) as SearchDocument[];
  return { size: documents.length, documents, places: new Map(documents.map(({ id }, at) => [id, at])) };
}
export function documentOf(segment: Segment, id: string): number | undefined {
  return segment.places.get(id);
}
const live = (segment: Segment, removed: Bitset) => segment.documents.filter((_, at) => !isIn(removed, at));
export function mergeSegments(
  blocks: readonly SharedArrayBuffer[],
  removed: readonly Bitset[],
): SharedArrayBuffer {
  return buildSegment(blocks.flatMap((block, at) => live(openSegment(block), removed[at] ?? emptyBitset(0))));
}
export function createSearcher(segments: readonly { segment: Segment; removed: Bitset }[]): Searcher {
  const index = createIndex();
  for (const { segment, removed } of segments) index.upsert(live(segment, removed));
  return index;
}
