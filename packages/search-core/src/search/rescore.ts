import { bitsIn } from '../segment/bitset.ts';
import { compareTexts } from '../segment/texts.ts';
import { NumberReader } from '../segment/varint.ts';
import type { Segment } from '../segment/segment.ts';
import { isAmong } from './expansion.ts';
import type { Epoch } from './epoch.ts';
import type { Question, Wording } from './match.ts';
import { pageOf, type Hit, type Ranked } from './order.ts';

/** Number of best hits whose titles are scored; the order of the others does not change. */
export const RESCORED = 100;

/** Only the rarest words of a longer text are scored in titles. */
const MOST_WORDS = 30;

/** Title bonuses as shares of the score: matching words, their order, and a title with few other words. */
const SHARES = { words: 0.5, order: 0.5, brevity: 0.5 } as const;

/** Scores above come from designation matches and get no title bonus; word scores are lower. */
export const NAMED = 256;

/** How many of the first hits of each segment a page needs. */
export function hitsNeeded(epoch: Epoch, question: Question): number {
  const { from, size } = pageOfRequest(question);
  if (size === 0 || from >= epoch.size) return 0;
  return isRescored(question) ? Math.max(RESCORED, from + size) : from + size;
}

/**
 * The requested page. By best match, the first `RESCORED` hits are sorted again with their titles. Titles only add to a
 * score, so none of these hits falls behind those whose titles are not scored.
 */
export function pageIn(epoch: Epoch, question: Question, lists: readonly Ranked[]): Hit[] {
  const { from, size } = pageOfRequest(question);
  const { sort } = question.request;
  if (!isRescored(question)) return pageOf(lists, { from, size, sort });
  const fits = epoch.parts.map((_, at) => question.wordings.map((wording) => fitOf(wording, at)));
  const first = pageOf(lists, { from: 0, size: RESCORED, sort })
    .map((hit) => ({ ...hit, score: hit.score + addedByTitle(fits, epoch.parts.indexOf(hit.part), hit) }))
    .sort((one, other) => other.score - one.score || compareTexts(one.id, other.id));
  const behind = from + size - RESCORED;
  return [
    ...first.slice(from, from + size),
    ...(behind > 0 ? pageOf(lists, { from: RESCORED, size: behind, sort }) : []),
  ];
}

function isRescored(question: Question): boolean {
  const { from, size } = pageOfRequest(question);
  return question.request.sort === 'best' && !question.isForAll && size > 0 && from < RESCORED;
}

function pageOfRequest({ request: { from, size } }: Question): { from: number; size: number } {
  return { from: Math.max(0, from), size: Math.max(0, size) };
}

const title: number[] = [];

/**
 * The title bonus of the best-matching wording, for the title in the document's language or in others; 0 for designation
 * matches.
 */
function addedByTitle(fits: readonly Fit[][], at: number, { part, document, score }: Hit): number {
  if (score >= NAMED) return 0;
  let best = 0;
  for (const read of [readTitle, readOtherTitles]) {
    read(part.segment, document);
    if (title.length > 0) for (const fit of fits[at] ?? []) best = Math.max(best, fit());
  }
  return score * best;
}

type Fit = () => number;

/** How well the title at hand fits a wording in one segment, as a share of its score. */
function fitOf({ reading: { words }, weight }: Wording, at: number): Fit {
  const rarest = words.slice(0, MOST_WORDS).toSorted((one, other) => one.order - other.order);
  const all = rarest.reduce((sum, { inverseFrequency }) => sum + inverseFrequency, 0) || 1;
  /** The words that a term stands for, one bit each; titles share most of their terms. */
  const known = new Map<number, number>();
  const wordsOf = (term: number): number => {
    const seen = known.get(term);
    if (seen !== undefined) return seen;
    let bits = 0;
    for (const [word, { expansions }] of rarest.entries()) {
      const expansion = expansions[at];
      if (expansion && isAmong(expansion, term)) bits |= 1 << word;
    }
    known.set(term, bits);
    return bits;
  };
  return () => {
    if (rarest.length === 0) return 0;
    let [has, inOrder, covered, before, beforeThat] = [0, 0, 0, 0, 0];
    for (const term of title) {
      const here = wordsOf(term);
      if (here !== 0) covered++;
      has |= here;
      // A word counts as in order when the one before it is no more than two places before.
      inOrder |= here & ((before | beforeThat) << 1);
      [beforeThat, before] = [before, here];
    }
    let own = 0;
    for (const [word, { inverseFrequency }] of rarest.entries())
      if ((has & (1 << word)) !== 0) own += inverseFrequency;
    const share = own / all;
    return (
      weight *
      (SHARES.words * share * share +
        SHARES.order * (rarest.length > 1 ? bitsIn(inOrder) / (rarest.length - 1) : share) +
        SHARES.brevity * (covered / title.length) * share)
    );
  };
}

function readTitle({ sequences }: Segment, document: number): void {
  const ranks = new NumberReader(sequences.bytes, sequences.starts[document] as number);
  while (ranks.next() !== 0); // the pieces of the designation
  while (ranks.next() !== 0); // its other forms
  title.length = 0;
  for (let rank = ranks.next(); rank !== 0; rank = ranks.next()) title.push(sequences.termOf[rank] as number);
}

/** Titles in other languages are the last field: it is found from its end, so that long texts before it are not read. */
function readOtherTitles({ sequences: { starts, bytes, termOf } }: Segment, document: number): void {
  const end = (starts[document + 1] as number) - 1;
  title.length = 0;
  if (bytes[end - 1] === 0) return;
  // No byte of a number but 0 itself is 0.
  let start = end;
  while (bytes[start - 1] !== 0) start--;
  const ranks = new NumberReader(bytes, start);
  while (ranks.at < end) title.push(termOf[ranks.next()] as number);
}
