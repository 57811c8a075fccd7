import { emptyBitset, type Bitset } from '../segment/bitset.ts';
import { RUN } from '../segment/postings.ts';

/** Working memory of a searching thread, as large as its largest segment, so that a search allocates nothing big. */
export type Scratch = {
  /** The documents found so far, ascending, and next to each its score. */
  documents: Uint32Array;
  scores: Float64Array;
  /** Next to each document what the word being matched weighs in it. */
  sums: Float32Array;
  /** Next to each document the facets whose filters it fails, one bit each. */
  missing: Uint32Array;
  /** Some of the documents found. */
  selected: Uint32Array;
  /** The same sums by document number, and the documents that have one; all zero between words. */
  sumOf: Float32Array;
  marked: Bitset;
  /** By document number, of those that have some of the words: what these weigh, how telling and how many they are; zero
   * between searches, as `candidates` is. */
  totalOf: Float64Array;
  weightOf: Float64Array;
  countOf: Uint8Array;
  candidates: Bitset;
  /** Documents of one run of postings. */
  run: Uint32Array;
};

let scratch: Scratch | undefined;

/** The thread's working memory, large enough for a segment of `size` documents. A search never waits: one is enough. */
export function scratchFor(size: number): Scratch {
  if (!scratch || scratch.documents.length < size) scratch = createScratch(size);
  return scratch;
}

function createScratch(size: number): Scratch {
  return {
    documents: new Uint32Array(size),
    scores: new Float64Array(size),
    sums: new Float32Array(size),
    missing: new Uint32Array(size),
    selected: new Uint32Array(size),
    sumOf: new Float32Array(size),
    marked: emptyBitset(size),
    totalOf: new Float64Array(size),
    weightOf: new Float64Array(size),
    countOf: new Uint8Array(size),
    candidates: emptyBitset(size),
    run: new Uint32Array(RUN),
  };
}
