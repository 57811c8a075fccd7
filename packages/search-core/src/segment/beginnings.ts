import { isInForce } from './statusRank.ts';
import type { Draft } from './draft.ts';
import { Numbers } from './numbers.ts';
import { FIELD_END } from './sequences.ts';

/**
 * Every place at which someone may begin to type a designation, sorted: its first piece, what follows its
 * publisher, its number ('NSB E 214', 'E 214', '214'), or with the first piece and then at a later one ('NSB 214').
 * Each publisher has four lanes: the documents in force, the others, and both once more with letters left out.
 *
 * An entry is the document times `WAYS` plus the way in which it is begun; `firstTerms` has the term of the first
 * piece next to it. Lane l is from `lanes[l]` up to, without, `lanes[l + 1]`.
 */
export type Beginnings = { lanes: Uint32Array; entries: Uint32Array; firstTerms: Uint32Array };

/** Pieces at which a designation can begin, at most. */
export const MOST_STARTS = 8;

/** Ways to begin a designation: from a start on, or with the first piece and then from a start on. */
export const WAYS = 2 * MOST_STARTS;

/** Lanes of a publisher. */
export const LANES = 4;

/** What is added to a lane for the one in which letters are left out. */
export const LEFT_OUT = 2;

/** The ways in which a designation can be begun whose number is the piece `last`; `isLeftOut` where letters are. */
function waysTo(last: number, isLeftOut: boolean): number[] {
  const [first, shift] = isLeftOut ? [2, MOST_STARTS] : [0, 0];
  const ways: number[] = [];
  for (let start = first; start <= Math.min(last, MOST_STARTS - 1); start++) ways.push(shift + start);
  return ways;
}

/** Which piece of a designation comes at a place when it is begun in a way. */
export function pieceIn(way: number, place: number): number {
  if (way < MOST_STARTS) return way + place;
  return place === 0 ? 0 : way - MOST_STARTS + place - 1;
}

/** Sorts the beginnings of all designations. Publishers are numbered by their grant. */
export function packBeginnings(draft: Draft): Beginnings {
  const { pieces, starts } = piecesOf(draft);
  const lanesOfEntries = entriesByLane(draft, starts);
  const lanes = new Uint32Array(lanesOfEntries.length + 1);
  for (const [lane, own] of lanesOfEntries.entries()) lanes[lane + 1] = (lanes[lane] as number) + own.size;
  const entries = new Uint32Array(lanes.at(-1) ?? 0);
  const placeOf = (entry: number, at: number): number =>
    (starts[Math.floor(entry / WAYS)] as number) + pieceIn(entry % WAYS, at);
  for (const [lane, own] of lanesOfEntries.entries()) {
    const sorted = own.view().sort((one, other) => {
      // The pieces of each document end in 0, which is below every piece.
      for (let at = 0; ; at++) {
        const [piece, its] = [pieces[placeOf(one, at)] as number, pieces[placeOf(other, at)] as number];
        if (piece !== its) return piece - its;
        if (piece === 0) return one - other;
      }
    });
    entries.set(sorted, lanes[lane]);
  }
  return { lanes, entries, firstTerms: entries.map((entry) => (pieces[placeOf(entry, 0)] as number) - 1) };
}

function entriesByLane(draft: Draft, starts: Uint32Array): Numbers[] {
  const publishers = draft.grants.filter((grant) => grant.startsWith('publisher\0')).length;
  const firstPublisher = draft.grants.length - publishers; // collections sort before publishers
  const lanes = Array.from({ length: LANES * publishers }, () => new Numbers());
  for (let document = 0; document < draft.ids.length; document++) {
    const publisher = draft.grantsOf(document).find((grant) => grant >= firstPublisher) ?? 0;
    const isSuperseded = isInForce(draft.statusRanks[document] as number) ? 0 : 1;
    const lane = LANES * (publisher - firstPublisher) + isSuperseded;
    const pieces = (starts[document + 1] as number) - (starts[document] as number) - 1;
    const last = Math.min(draft.numberAt[document] as number, pieces - 1);
    for (const way of waysTo(last, false)) lanes[lane]?.push(document * WAYS + way);
    for (const way of waysTo(last, true)) lanes[lane + LEFT_OUT]?.push(document * WAYS + way);
  }
  return lanes;
}

/** The pieces of all designations as term + 1, with 0 after each document's. */
function piecesOf({ ids, termsOf }: Draft): { pieces: Uint32Array; starts: Uint32Array } {
  const pieces = new Numbers();
  const starts = new Uint32Array(ids.length + 1);
  for (let document = 0; document < ids.length; document++) {
    for (const term of termsOf(document)) {
      if (term === FIELD_END) break;
      pieces.push(term + 1);
    }
    pieces.push(0);
    starts[document + 1] = pieces.size;
  }
  return { pieces: pieces.view(), starts };
}
