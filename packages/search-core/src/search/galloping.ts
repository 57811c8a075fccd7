import { readRun, RUN, type Postings } from '../segment/postings.ts';
import type { Scratch } from './scratch.ts';

/** One of the terms that a word stands for. */
export type Term = { term: number; weight: number };

/** What is needed to match one word. */
export type Matcher = {
  postings: Postings;
  scratch: Scratch;
  /** The weight of each possible posting in the fields searched. */
  weights: Float64Array;
  terms: Term[];
};

/** A later word of few terms: leaps from run to run to the documents found. */
export function gallop({ postings, scratch, weights, terms }: Matcher, found: number): void {
  scratch.sums.fill(0, 0, found);
  for (const term of terms) gallopThrough(postings, scratch, weights, term, found);
}

function gallopThrough(
  postings: Postings,
  { documents, sums, run }: Scratch,
  weights: Float64Array,
  { term, weight }: Term,
  found: number,
): void {
  const { starts, bytes, payload, runs, runBefore, runBytes } = postings;
  const firstPosting = starts[term] as number;
  const size = (starts[term + 1] as number) - firstPosting;
  const firstRun = (runs[term] as number) - 1; // run 0 is not listed
  const lastRun = (runs[term + 1] as number) - (runs[term] as number);
  if (size === 0) return;
  let at = 0;
  for (let number = 0; number <= lastRun && at < found; number++) {
    const atLeast = documents[at] as number;
    number = lastRunBefore(runBefore, firstRun, number, lastRun, atLeast);
    const before = number === 0 ? -1 : (runBefore[firstRun + number] as number);
    const byte = number === 0 ? (bytes[term] as number) : (runBytes[firstRun + number] as number);
    const count = Math.min(RUN, size - number * RUN);
    readRun(postings, byte, before, count, run);
    const last = run[count - 1] as number;
    const base = firstPosting + number * RUN;
    for (let entry = 0; at < found; at++) {
      const document = documents[at] as number;
      if (document > last) break;
      while ((run[entry] as number) < document) entry++;
      if (run[entry] === document)
        sums[at] = (sums[at] as number) + weight * (weights[payload[base + entry] as number] as number);
    }
  }
}

/** The last run, from `number` on, that begins before or at the wanted document; found by doubling steps. */
function lastRunBefore(
  runBefore: Uint32Array,
  firstRun: number,
  number: number,
  lastRun: number,
  atLeast: number,
): number {
  let low = number;
  let step = 1;
  while (low + step <= lastRun && (runBefore[firstRun + low + step] as number) < atLeast) {
    low += step;
    step *= 2;
  }
  let high = Math.min(lastRun, low + step - 1);
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((runBefore[firstRun + middle] as number) < atLeast) low = middle;
    else high = middle - 1;
  }
  return low;
}
