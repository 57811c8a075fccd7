import { buildSegment, mergeSegments, type Bitset } from '@norma/search-core';
import type { SearchDocument } from '../../ports/search-engine.ts';

/** Blocks to be joined, and what is removed from each. */
export type Joined = {
  readonly blocks: readonly SharedArrayBuffer[];
  readonly removed: readonly Bitset[];
};

/** Makes blocks of segments, which is where nearly all of the time goes. */
export type Makers = {
  readonly build: (documents: readonly SearchDocument[]) => Promise<SharedArrayBuffer>;
  readonly merge: (joined: Joined) => Promise<SharedArrayBuffer>;
  /** How many blocks it is worth asking for at a time. */
  readonly atOnce: number;
  /** Ends it; what is being made is left. */
  readonly close: () => Promise<void>;
};

/** Makes blocks in the thread that asks. */
export const makersHere: Makers = {
  build: async (documents) => buildSegment(documents),
  merge: async ({ blocks, removed }) => mergeSegments(blocks, removed),
  atOnce: 1,
  close: async () => undefined,
};
