import { compareTexts } from '../segment/texts.ts';
import { NumberReader } from '../segment/varint.ts';
import type { Segment } from '../segment/segment.ts';
import { isAmong } from './expansion.ts';
import type { Epoch } from './epoch.ts';
import type { Question, Wording } from './match.ts';
import { pageOf, type Hit, type Ranked } from './order.ts';

/** So many of the best hits have their titles read; those behind stay where their words put them. */
const RESCORED = 200;

const SHARES = { words: 0.5, order: 0.5, brevity: 0.5 } as const;

/** No score of words is as high: what is above is named by its designation, and stands where that puts it. */
const NAMED = 256;

/** How many of the first hits of each segment a page needs. */
export function wantedOf(epoch: Epoch, question: Question): number {
  const { from, size } = pageAsked(question);
  if (size === 0 || from >= epoch.size) return 0;
  return isRescored(question) ? Math.max(RESCORED, from + size) : from + size;
}

/**
 * The page that was asked for. By best match the first `RESCORED` hits are put in order again by what their titles say:
 * a title adds to a score and never takes away, so that none of these falls behind those whose titles are not read.
 */
export function pageIn(epoch: Epoch, question: Question, lists: readonly Ranked[]): Hit[] {
  const { from, size } = pageAsked(question);
  const { sort } = question.request;
  if (!isRescored(question)) return pageOf(lists, { from, size, sort });
  const first = pageOf(lists, { from: 0, size: RESCORED, sort })
    .map((hit) => ({ ...hit, score: hit.score + addedByTitle(epoch, question, hit) }))
    .sort((one, other) => other.score - one.score || compareTexts(one.id, other.id));
  const behind = from + size - RESCORED;
  return [
    ...first.slice(from, from + size),
    ...(behind > 0 ? pageOf(lists, { from: RESCORED, size: behind, sort }) : []),
  ];
}

function isRescored(question: Question): boolean {
  const { from, size } = pageAsked(question);
  return question.request.sort === 'best' && !question.isForAll && size > 0 && from < RESCORED;
}

function pageAsked({ request: { from, size } }: Question): { from: number; size: number } {
  return { from: Math.max(0, from), size: Math.max(0, size) };
}

const title: number[] = [];

/** What the title adds by the wording that it fits best; nothing where a designation outranks all words. */
function addedByTitle(epoch: Epoch, { wordings }: Question, { part, document, score }: Hit): number {
  if (score >= NAMED) return 0;
  readTitle(part.segment, document);
  const at = epoch.parts.indexOf(part);
  return score * Math.max(...wordings.map((wording) => wording.weight * fitOf(wording, at)));
}

/** How well the title at hand fits a wording. */
function fitOf({ reading: { words } }: Wording, at: number): number {
  if (words.length === 0 || title.length === 0) return 0;
  const places = words.map(({ expansions }) => {
    const expansion = expansions[at];
    return title.flatMap((term, place) => (expansion && isAmong(expansion, term) ? [place] : []));
  });
  let [all, own, inOrder] = [0, 0, 0];
  const covered = new Set<number>();
  for (const [word, { inverseFrequency, order }] of words.entries()) {
    all += inverseFrequency;
    const here = places[word] ?? [];
    if (here.length === 0) continue;
    own += inverseFrequency;
    for (const place of here) covered.add(place);
    const next = words.findIndex((other) => other.order === order + 1);
    if (
      next !== -1 &&
      here.some((place) => places[next]?.some((other) => other > place && other <= place + 2))
    )
      inOrder++;
  }
  const share = own / (all || 1);
  return (
    SHARES.words * share * share +
    SHARES.order * (words.length > 1 ? inOrder / (words.length - 1) : share) +
    SHARES.brevity * (covered.size / title.length) * share
  );
}

function readTitle({ sequences }: Segment, document: number): void {
  const ranks = new NumberReader(sequences.bytes, sequences.starts[document] as number);
  while (ranks.next() !== 0); // the pieces of the designation
  while (ranks.next() !== 0); // its other forms
  title.length = 0;
  for (let rank = ranks.next(); rank !== 0; rank = ranks.next()) title.push(sequences.termOf[rank] as number);
}
