/** Working memory of one searching thread, as large as the segment, so that a search allocates nothing big. */
export type Scratch = {
  /** The documents found so far. */
  documents: Uint32Array;
  /** Score of each document found; what stands at other documents is left over. */
  scores: Float64Array;
  /** Weighted frequency of the word being matched; all zero between words. */
  sums: Float64Array;
  /** The last step that each document passed; steps count on from search to search, so none is cleared. */
  passed: Uint32Array;
  step: number;
};

const LAST_STEP = 0xffff_0000;

/** Working memory for a segment of `size` documents. */
export function createScratch(size: number): Scratch {
  return {
    documents: new Uint32Array(size),
    scores: new Float64Array(size),
    sums: new Float64Array(size),
    passed: new Uint32Array(size),
    step: 0,
  };
}

/** Begins a search: afterwards no document has passed a step yet to come. */
export function beginSearch(scratch: Scratch): void {
  if (scratch.step < LAST_STEP) return;
  scratch.passed.fill(0);
  scratch.step = 0;
}
