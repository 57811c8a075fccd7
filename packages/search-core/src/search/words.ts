import { isIn, type Bitset } from '../segment/bitset.ts';
import { weightsIn } from '../segment/frequencies.ts';
import { readRun, RUN } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import { leap, type Matcher, type Term } from './leap.ts';
import { PREFIX_WEIGHT, type Expansion } from './expansion.ts';
import type { Scratch } from './scratch.ts';

/** A query word in one segment. */
export type Word = { expansion: Expansion; inverseFrequency: number };

const SATURATION = 1.2;
const FEW_TERMS = 8;
const FEW_DOCUMENTS = 256;

/**
 * Finds the visible documents that have every word in one of the fields (a mask of `FIELDS`), and scores them by
 * BM25F (Robertson & Zaragoza 2009, section 3.6): weighted frequencies are summed over the terms that a word
 * stands for, and then saturated once for each word.
 *
 * Leaves the documents and their scores in the scratch, ascending, and answers their number.
 */
export function matchWords(
  { postings }: Segment,
  scratch: Scratch,
  words: readonly Word[],
  fields: number,
  visible: Bitset,
): number {
  const weights = weightsIn(fields);
  let found = 0;
  for (const [at, { expansion, inverseFrequency }] of words.entries()) {
    const terms = termsOf(expansion);
    const matcher = { postings, scratch, weights, terms };
    if (at === 0) found = matchFirst(matcher, visible);
    else if (terms.length <= FEW_TERMS || found <= FEW_DOCUMENTS) leap(matcher, found);
    else stream(matcher, found);
    found = keep(scratch, found, inverseFrequency, at === 0);
    if (found === 0) break;
  }
  return found;
}

/**
 * Finds the visible documents that have more than half of the words, and scores them by what the words they have weigh,
 * times the share that these are of all. For when no document has every word.
 */
export function matchMost(
  { postings, size }: Segment,
  scratch: Scratch,
  words: readonly Word[],
  fields: number,
  visible: Bitset,
): number {
  const { documents, scores, sums } = scratch;
  const weights = weightsIn(fields);
  const totals = new Float64Array(size);
  const telling = new Float64Array(size);
  const counts = new Uint8Array(size);
  for (const { expansion, inverseFrequency } of words) {
    const matcher = { postings, scratch, weights, terms: termsOf(expansion) };
    const having = matchFirst(matcher, visible);
    for (let at = 0; at < having; at++) {
      const [document, sum] = [documents[at] as number, sums[at] as number];
      totals[document] = (totals[document] as number) + scoreOf(inverseFrequency, sum);
      telling[document] = (telling[document] as number) + inverseFrequency;
      counts[document] = (counts[document] as number) + 1;
    }
  }
  const all = words.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0);
  // None have more than half of no words.
  const needed = Math.floor(words.length / 2) + 1;
  let found = 0;
  for (let document = 0; document < size; document++) {
    if ((counts[document] as number) < needed) continue;
    documents[found] = document;
    scores[found++] = ((totals[document] as number) * (telling[document] as number)) / (all || 1);
  }
  return found;
}

function scoreOf(inverseFrequency: number, sum: number): number {
  return (inverseFrequency * sum * (SATURATION + 1)) / (SATURATION + sum);
}

function termsOf({ forms, begun }: Expansion): Term[] {
  const terms = [...forms];
  const written = new Set(forms.map(({ term }) => term));
  for (let term = begun.first; term < begun.end; term++)
    if (!written.has(term)) terms.push({ term, weight: PREFIX_WEIGHT });
  return terms;
}

/** Sums what the first word weighs in each visible document. */
function matchFirst(matcher: Matcher, visible: Bitset): number {
  const [only, second] = matcher.terms;
  if (only && !second) return collect(matcher, only, visible);
  for (const term of matcher.terms) accumulate(matcher, term, visible);
  return gatherMarked(matcher.scratch, visible.length);
}

/** Postings of one term are ascending already: they need no marks. */
function collect({ postings, scratch, weights }: Matcher, { term, weight }: Term, visible: Bitset): number {
  const { documents, sums, run } = scratch;
  const { payload } = postings;
  const end = postings.starts[term + 1] as number;
  let byte = postings.bytes[term] as number;
  let before = -1;
  let found = 0;
  for (let first = postings.starts[term] as number; first < end; first += RUN) {
    const count = Math.min(RUN, end - first);
    byte = readRun(postings, byte, before, count, run);
    before = run[count - 1] as number;
    for (let at = 0; at < count; at++) {
      const document = run[at] as number;
      if (!isIn(visible, document)) continue;
      const own = weights[payload[first + at] as number] as number;
      if (own === 0) continue;
      documents[found] = document;
      sums[found++] = weight * own;
    }
  }
  return found;
}

/** Adds what one term weighs in each document of the set, and marks those documents. */
function accumulate({ postings, scratch, weights }: Matcher, { term, weight }: Term, set: Bitset): void {
  const { sumOf, marked, run } = scratch;
  const { payload } = postings;
  const end = postings.starts[term + 1] as number;
  let byte = postings.bytes[term] as number;
  let before = -1;
  for (let first = postings.starts[term] as number; first < end; first += RUN) {
    const count = Math.min(RUN, end - first);
    byte = readRun(postings, byte, before, count, run);
    before = run[count - 1] as number;
    for (let at = 0; at < count; at++) {
      const document = run[at] as number;
      if (!isIn(set, document)) continue;
      const own = weights[payload[first + at] as number] as number;
      if (own === 0) continue;
      sumOf[document] = (sumOf[document] as number) + weight * own;
      marked[document >>> 5] = (marked[document >>> 5] as number) | (1 << (document & 31));
    }
  }
}

/** Lists the marked documents and their sums, and clears both. */
function gatherMarked({ documents, sums, sumOf, marked }: Scratch, words: number): number {
  let found = 0;
  for (let word = 0; word < words; word++) {
    let bits = marked[word] as number;
    if (bits === 0) continue;
    marked[word] = 0;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const document = (word << 5) + 31 - Math.clz32(lowest);
      bits ^= lowest;
      documents[found] = document;
      sums[found++] = sumOf[document] as number;
      sumOf[document] = 0;
    }
  }
  return found;
}

/** A later word of many terms: reads all their postings and keeps what falls on documents found. */
function stream(matcher: Matcher, found: number): void {
  const { documents, sums, sumOf, marked } = matcher.scratch;
  const candidates = marked.slice();
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    candidates[document >>> 5] = (candidates[document >>> 5] as number) | (1 << (document & 31));
  }
  for (const term of matcher.terms) accumulate(matcher, term, candidates);
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    sums[at] = sumOf[document] as number;
    sumOf[document] = 0;
    marked[document >>> 5] = 0;
  }
}

/** Keeps the documents in which the word weighs something, and adds its score to theirs. */
function keep(
  { documents, scores, sums }: Scratch,
  found: number,
  inverseFrequency: number,
  isFirst: boolean,
): number {
  let kept = 0;
  for (let at = 0; at < found; at++) {
    const sum = sums[at] as number;
    if (sum === 0) continue;
    const before = isFirst ? 0 : (scores[at] as number);
    documents[kept] = documents[at] as number;
    scores[kept++] = before + scoreOf(inverseFrequency, sum);
  }
  return kept;
}
