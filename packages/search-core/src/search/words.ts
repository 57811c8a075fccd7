import { addTo, isIn, listOf, type Bitset } from '../segment/bitset.ts';
import { weightsIn } from '../segment/frequencies.ts';
import { readRun, RUN } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import { gallop, type Matcher, type Term } from './galloping.ts';
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
    else if (terms.length <= FEW_TERMS || found <= FEW_DOCUMENTS) gallop(matcher, found);
    else stream(matcher, found);
    found = keep(scratch, found, inverseFrequency, at === 0);
    if (found === 0) break;
  }
  return found;
}

/** How many words of a text are enough: one of two, otherwise more than half, and of a long text all but four. */
export function minWordsOf(words: number): number {
  if (words === 2) return 1;
  return Math.max(Math.floor(words / 2) + 1, words - 4);
}

/**
 * Finds the visible documents that have most of the words, the rarest of which come first, and scores them by what the
 * words they have weigh, times the share that these are of all. For when no document has every word.
 *
 * A document with most words has one of the few rarest: only their postings are read, and those of the others are only
 * looked up for what these found.
 */
export function matchPartial(
  { postings }: Segment,
  scratch: Scratch,
  words: readonly Word[],
  fields: number,
  visible: Bitset,
): number {
  const { documents, scores, sums, totalOf, weightOf, countOf, candidates } = scratch;
  const weights = weightsIn(fields);
  const needed = minWordsOf(words.length);
  const rarest = words.length - needed + 1;
  const add = (having: number, inverseFrequency: number): void => {
    for (let at = 0; at < having; at++) {
      const [document, sum] = [documents[at] as number, sums[at] as number];
      if (sum === 0) continue;
      totalOf[document] = (totalOf[document] as number) + scoreOf(inverseFrequency, sum);
      weightOf[document] = (weightOf[document] as number) + inverseFrequency;
      countOf[document] = (countOf[document] as number) + 1;
    }
  };
  for (const { expansion, inverseFrequency } of words.slice(0, rarest)) {
    const having = matchFirst({ postings, scratch, weights, terms: termsOf(expansion) }, visible);
    for (let at = 0; at < having; at++) addTo(candidates, documents[at] as number);
    add(having, inverseFrequency);
  }
  let found = listOf(candidates.subarray(0, visible.length), documents);
  candidates.fill(0, 0, visible.length);
  for (const [behind, { expansion, inverseFrequency }] of words.slice(rarest).entries()) {
    found = saveCounted(scratch, found, 1 + behind);
    if (found === 0) break;
    const matcher = { postings, scratch, weights, terms: termsOf(expansion) };
    if (matcher.terms.length <= FEW_TERMS || found <= FEW_DOCUMENTS) gallop(matcher, found);
    else stream(matcher, found);
    add(found, inverseFrequency);
  }
  found = saveCounted(scratch, found, needed);
  const all = words.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0) || 1;
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    scores[at] = ((totalOf[document] as number) * (weightOf[document] as number)) / all;
  }
  saveCounted(scratch, found, Infinity);
  return found;
}

/** Keeps the documents that have at least so many words, and forgets what was added up for the others. */
function saveCounted({ documents, totalOf, weightOf, countOf }: Scratch, found: number, min: number): number {
  let kept = 0;
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    if ((countOf[document] as number) >= min) {
      documents[kept++] = document;
      continue;
    }
    totalOf[document] = 0;
    weightOf[document] = 0;
    countOf[document] = 0;
  }
  return kept;
}

/** What a word adds to a score whose terms weigh so much together in a document (eq. 3.15). */
export function scoreOf(inverseFrequency: number, sum: number): number {
  return (inverseFrequency * sum * (SATURATION + 1)) / (SATURATION + sum);
}

/** The terms that a word stands for, and what each weighs. */
export function termsOf({ forms, prefix }: Expansion): Term[] {
  const terms = [...forms];
  const written = new Set(forms.map(({ term }) => term));
  for (let term = prefix.first; term < prefix.end; term++)
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
