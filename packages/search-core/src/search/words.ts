import { isIn, type Bitset } from '../segment/bitset.ts';
import { weightedFrequency } from '../segment/frequencies.ts';
import type { Segment } from '../segment/segment.ts';
import type { QueryWord } from '../query.ts';
import { expand, type Expansion } from './expansion.ts';
import type { Scratch } from './scratch.ts';

const SATURATION = 1.2;

/**
 * Finds the visible documents that have every word in one of the fields (a mask of `FIELDS`), and scores
 * them by BM25F (Robertson & Zaragoza 2009, section 3.6): frequencies are weighted by field and length, summed
 * over the terms that a word stands for, and then saturated once for each word.
 *
 * Leaves the documents in the scratch and answers their number; they have passed the scratch's step.
 */
export function matchWords(
  segment: Segment,
  scratch: Scratch,
  words: QueryWord[],
  fields: number,
  visible: Bitset,
): number {
  const expansions = words.map((word) => expand(segment, word));
  expansions.sort((one, other) => one.postings - other.postings); // the rarest first leaves least to do
  let found = 0;
  for (const [at, expansion] of expansions.entries()) {
    const isCandidate = at === 0 ? visible : undefined;
    found = collect(segment, scratch, expansion, fields, isCandidate);
    score(scratch, found, inverseFrequency(expansion, segment.ids.length), at === 0);
    if (found === 0) break;
  }
  return found;
}

/** Sums each candidate's weighted frequency: the visible documents, or those that passed the last step. */
function collect(
  { postings, lengths, fieldWeights }: Segment,
  { documents, sums, passed, step }: Scratch,
  { terms }: Expansion,
  fields: number,
  visible: Bitset | undefined,
): number {
  let found = 0;
  for (const { term, weight } of terms) {
    const end = postings.offsets[term + 1] as number;
    for (let at = postings.offsets[term] as number; at < end; at++) {
      const document = postings.documents[at] as number;
      if (visible ? !isIn(visible, document) : passed[document] !== step) continue;
      const frequencies = (postings.frequencies[at] as number) & fields;
      if (frequencies === 0) continue;
      const before = sums[document] as number;
      if (before === 0) documents[found++] = document;
      sums[document] =
        before + weight * weightedFrequency(frequencies, lengths[document] as number, fieldWeights);
    }
  }
  return found;
}

/** Turns sums into scores and lets the found documents pass the next step. */
function score(scratch: Scratch, found: number, inverse: number, isFirst: boolean): void {
  const { documents, scores, sums, passed } = scratch;
  scratch.step += 1;
  for (let at = 0; at < found; at++) {
    const document = documents[at] as number;
    const sum = sums[document] as number;
    const before = isFirst ? 0 : (scores[document] as number);
    scores[document] = before + (inverse * sum * (SATURATION + 1)) / (SATURATION + sum);
    sums[document] = 0;
    passed[document] = scratch.step;
  }
}

function inverseFrequency({ postings }: Expansion, size: number): number {
  const frequency = Math.min(postings, size);
  return Math.log(1 + (size - frequency + 0.5) / (frequency + 0.5));
}
