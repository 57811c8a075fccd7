import { addTo, countOf, documentOf, emptyBitset, isIn, type Bitset, type Segment } from '@norma/search-core';
import type { SearchSegment } from '../../ports/search-engine.ts';

/** A segment as one epoch sees it. Its arrays are shared by all threads, and no one writes to them any more. */
export type EpochSegment = {
  /** Names the block, in files as well; no two blocks ever have the same. */
  readonly key: string;
  readonly block: SharedArrayBuffer;
  /** Documents that were replaced or removed since the block was built. */
  readonly removed: Bitset;
  /** How many documents are left. */
  readonly live: number;
};

/** What searches see from one change to the next. */
export type Epoch = { readonly segments: readonly EpochSegment[]; readonly size: number };

/** The epoch before anything is there. */
export const emptyEpoch: Epoch = { segments: [], size: 0 };

/** The memory that an epoch takes, in bytes. */
export const bytesOf = ({ segments }: Epoch): number =>
  segments.reduce((sum, { block, removed }) => sum + block.byteLength + removed.byteLength, 0);

/** The epoch that these segments make up. */
export function epochOf(segments: readonly EpochSegment[]): Epoch {
  return {
    // What a thread has opened stays its own: only shared memory goes to others.
    segments: segments.map(({ key, block, removed, live }) => ({ key, block, removed, live })),
    size: segments.reduce((sum, { live }) => sum + live, 0),
  };
}

/** What is told of the segments of an epoch, the largest first. */
export const searchSegmentsOf = ({ segments }: Epoch): SearchSegment[] =>
  segments
    .map(({ block, removed, live }) => ({
      documents: live,
      removed: countOf(removed),
      bytes: block.byteLength,
    }))
    .toSorted((one, other) => other.bytes - one.bytes);

/** A segment with its block opened, as the thread keeps it that makes the epochs. */
export type OpenSegment = EpochSegment & { readonly segment: Segment };

/** The segments without the documents of these ids; those that lose none stay the same, and empty ones go. */
export function without(segments: readonly OpenSegment[], ids: Iterable<string>): OpenSegment[] {
  const removed = [...ids];
  return segments.map((segment) => withoutIn(segment, removed)).filter(({ live }) => live > 0);
}

function withoutIn(open: OpenSegment, ids: readonly string[]): OpenSegment {
  let { removed, live } = open;
  for (const id of ids) {
    const document = documentOf(open.segment, id);
    if (document === undefined || isIn(removed, document)) continue;
    // Searches of this epoch read the old set until they end.
    if (removed === open.removed) removed = copyOf(removed);
    addTo(removed, document);
    live -= 1;
  }
  return removed === open.removed ? open : { ...open, removed, live };
}

/** A segment of a new block, of which nothing is removed. */
export function freshSegment(key: string, block: SharedArrayBuffer, segment: Segment): OpenSegment {
  return { key, block, segment, removed: emptyBitset(segment.size), live: segment.size };
}

function copyOf(set: Bitset): Bitset {
  const copy: Bitset = new Uint32Array(new SharedArrayBuffer(set.byteLength));
  copy.set(set);
  return copy;
}
