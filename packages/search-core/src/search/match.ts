import type { SearchRequest } from '../request.ts';
import type { Segment } from '../segment/segment.ts';
import { isInForce } from '../segment/statusRank.ts';
import { matchDesignations } from './designations.ts';
import type { Epoch, Layer } from './epoch.ts';
import { listAll } from './matchAll.ts';
import { savePhrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Scratch } from './scratch.ts';
import { matchPartial, matchWords } from './words.ts';

/** One way of saying what is searched for, its words looked up. */
export type Wording = {
  phrases: string[][];
  /** Phrases that are left out where no document has them. */
  joined: string[][];
  /** The pieces of the designation that the text may be; none when it is none. */
  pieces: readonly string[];
  reading: Reading;
  /** What is left of a score by words: less for what the reader did not say. */
  weight: number;
  /** What makes it another than the text as it was typed. */
  isOther?: 'synonym' | 'quantity';
};

/** A request, its text understood and its words looked up. */
export type Question = {
  request: SearchRequest;
  /** Mask of the fields searched. */
  fields: number;
  isForAll: boolean;
  /** The text itself, then what else says the same. */
  wordings: readonly [Wording, ...Wording[]];
  /** Whether most words are enough, because no document has all of them. */
  isPartial: boolean;
};

/** Between two texts alike, the one in force comes first: what is left of a score when it is not. */
export const SUPERSEDED = 0.6;

/**
 * Finds the visible documents of one segment that the text asks for, in any of its wordings. Leaves them and their
 * scores in the scratch, ascending, and answers their number.
 */
export function matchIn(epoch: Epoch, at: number, scratch: Scratch, question: Question): number {
  const part = epoch.parts[at];
  if (!part) return 0;
  const visible = epoch.visibleIn(part, question.request);
  const added = epoch.narrowedBy(question.request)?.scores.get(part);
  if (question.isForAll) {
    const all = listAll(part, visible);
    if (added) scratch.scores.fill(0, 0, all);
    return withScores(scratch, all, added);
  }
  const layers = epoch.layersIn(part, question.request, question.fields);
  let found = 0;
  for (const wording of question.wordings)
    for (const layer of layers) {
      const before = { documents: scratch.documents.slice(0, found), scores: scratch.scores.slice(0, found) };
      const more = matchWording(part.segment, at, scratch, question.isPartial, wording, layer);
      found = before.documents.length === 0 ? more : union(scratch, more, before);
    }
  demoteSuperseded(part.segment, scratch, found);
  for (const { pieces } of question.wordings)
    if (pieces.length > 0) found = matchDesignations(part.segment, scratch, pieces, visible, found);
  return withScores(scratch, found, added);
}

/** Adds what the words of the conditions weigh. */
function withScores({ documents, scores }: Scratch, found: number, added: Float64Array | undefined): number {
  if (added)
    for (let at = 0; at < found; at++)
      scores[at] = (scores[at] as number) + (added[documents[at] as number] as number);
  return found;
}

/** Finds the documents of one segment that have one wording, as `matchIn` does. */
export function matchWording(
  segment: Segment,
  at: number,
  scratch: Scratch,
  isPartial: boolean,
  { reading, phrases, joined, weight }: Wording,
  { visible, fields }: Layer,
): number {
  const words = reading.words.map(({ expansions, inverseFrequency }) => ({
    expansion: expansions[at] ?? { forms: [], prefix: { first: 0, end: 0 } },
    inverseFrequency,
  }));
  const found = isPartial
    ? matchPartial(segment, scratch, words, fields, visible)
    : matchWords(segment, scratch, words, fields, visible);
  if (weight !== 1)
    for (let place = 0; place < found; place++)
      scratch.scores[place] = (scratch.scores[place] as number) * weight;
  return savePhrases(segment, scratch, [...phrases, ...joined], fields, found);
}

/** Puts what was found before into the scratch as well; of two scores of a document the higher stays. */
function union(
  { documents, scores }: Scratch,
  found: number,
  before: Pick<Scratch, 'documents' | 'scores'>,
): number {
  const [own, ownScores] = [documents.slice(0, found), scores.slice(0, found)];
  let size = 0;
  for (let one = 0, other = 0; one < found || other < before.documents.length;) {
    const [first, second] = [own[one] ?? Infinity, before.documents[other] ?? Infinity];
    const score = Math.max(
      first <= second ? (ownScores[one] as number) : 0,
      second <= first ? (before.scores[other] as number) : 0,
    );
    documents[size] = Math.min(first, second);
    scores[size++] = score;
    if (first <= second) one++;
    if (second <= first) other++;
  }
  return size;
}

/** Puts what is no longer in force behind what is. */
export function demoteSuperseded(
  { statusRank }: Segment,
  { documents, scores }: Scratch,
  found: number,
): void {
  for (let at = 0; at < found; at++)
    if (!isInForce(statusRank[documents[at] as number] as number))
      scores[at] = (scores[at] as number) * SUPERSEDED;
}
