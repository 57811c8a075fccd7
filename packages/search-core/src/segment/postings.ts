import { writtenLength, writeNumber } from './varint.ts';

/**
 * For each term its documents, ascending: postings `starts[term]` up to, without, `starts[term + 1]`. Documents
 * are gaps to the one before, as variable-length numbers from byte `bytes[term]` of `gaps` on. Postings come in
 * runs of 128; the second and later runs of a term are named in `runBefore` (the document before the run) and
 * `runBytes` (its first byte), from `runs[term]` on, so that a search can leap over them.
 */
export type Postings = {
  starts: Uint32Array;
  bytes: Uint32Array;
  gaps: Uint8Array;
  payload: Uint16Array;
  runs: Uint32Array;
  runBefore: Uint32Array;
  runBytes: Uint32Array;
};

/** Postings of a run. */
export const RUN = 128;

/** Goes through the distinct terms of every document, in ascending order of documents; asked twice. */
export type Occurrences = {
  each: (take: (document: number, term: number) => void) => void;
  /** The posting of a term in the document at hand. */
  postingOf: (term: number) => number;
};

/** Sorts the postings of documents by term: the first pass measures, the second writes. */
export function packPostings(terms: number, occurrences: Occurrences): Postings {
  const starts = new Uint32Array(terms + 1);
  const bytes = new Uint32Array(terms + 1);
  const before = new Int32Array(terms).fill(-1);
  occurrences.each((document, term) => {
    increment(starts, term + 1, 1);
    increment(bytes, term + 1, writtenLength(document - (before[term] as number)));
    before[term] = document;
  });
  const runs = new Uint32Array(terms + 1);
  for (let term = 0; term < terms; term++) {
    const documents = starts[term + 1] as number;
    runs[term + 1] = (runs[term] as number) + Math.max(0, Math.ceil(documents / RUN) - 1);
    increment(starts, term + 1, starts[term] as number);
    increment(bytes, term + 1, bytes[term] as number);
  }
  const postings: Postings = {
    starts,
    bytes,
    gaps: new Uint8Array(bytes[terms] ?? 0),
    payload: new Uint16Array(starts[terms] ?? 0),
    runs,
    runBefore: new Uint32Array(runs[terms] ?? 0),
    runBytes: new Uint32Array(runs[terms] ?? 0),
  };
  writePostings(postings, before.fill(-1), occurrences);
  return postings;
}

function writePostings(
  { starts, bytes, gaps, payload, runs, runBefore, runBytes }: Postings,
  before: Int32Array,
  { each, postingOf }: Occurrences,
): void {
  const nextPosting = starts.slice();
  const nextByte = bytes.slice();
  each((document, term) => {
    const at = nextPosting[term] as number;
    const last = before[term] as number;
    const within = at - (starts[term] as number);
    if (within > 0 && within % RUN === 0) {
      const run = (runs[term] as number) + within / RUN - 1;
      runBefore[run] = last;
      runBytes[run] = nextByte[term] as number;
    }
    payload[at] = postingOf(term);
    nextPosting[term] = at + 1;
    nextByte[term] = writeNumber(gaps, nextByte[term] as number, document - last);
    before[term] = document;
  });
}

/** How many documents have the term. */
export function documentFrequency({ starts }: Postings, term: number): number {
  return (starts[term + 1] as number) - (starts[term] as number);
}

/**
 * Reads `count` documents from byte `at` on into `run`; `before` is the document before them, −1 at the
 * beginning of a term. Answers the byte after them.
 */
export function readRun(
  { gaps }: Postings,
  at: number,
  before: number,
  count: number,
  run: Uint32Array,
): number {
  let byte = at;
  let document = before;
  for (let entry = 0; entry < count; entry++) {
    let gap = gaps[byte++] as number;
    if (gap >= 0x80) {
      gap &= 0x7f;
      for (let shift = 7; ; shift += 7) {
        const more = gaps[byte++] as number;
        gap |= (more & 0x7f) << shift;
        if (more < 0x80) break;
      }
    }
    document += gap;
    run[entry] = document;
  }
  return byte;
}

function increment(numbers: Uint32Array, at: number, by: number): void {
  numbers[at] = (numbers[at] as number) + by;
}
