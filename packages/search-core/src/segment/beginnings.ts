import { isInForce } from './standing.ts';
import type { Draft } from './draft.ts';
import { Numbers } from './numbers.ts';
import { FIELD_END } from './sequences.ts';

/**
 * Every place at which somebody may begin to type a designation, sorted: its first piece, what follows its
 * publisher, its number ('NSB E 214', 'E 214', '214'). Each publisher has two lanes: the documents in force,
 * then the others.
 *
 * An entry is the document times `MOST_STARTS` plus the first piece; `firstTerms` has that piece's term beside
 * it. Lane l is from `lanes[l]` up to, without, `lanes[l + 1]`.
 */
export type Beginnings = { lanes: Uint32Array; entries: Uint32Array; firstTerms: Uint32Array };

/** Pieces at which a designation can begin, at most. */
export const MOST_STARTS = 8;

/** Sorts the beginnings of all designations. Publishers are numbered by their grant. */
export function packBeginnings(draft: Draft): Beginnings {
  const { pieces, starts } = piecesOf(draft);
  const lanesOfEntries = entriesByLane(draft, starts);
  const lanes = new Uint32Array(lanesOfEntries.length + 1);
  for (const [lane, own] of lanesOfEntries.entries()) lanes[lane + 1] = (lanes[lane] as number) + own.size;
  const entries = new Uint32Array(lanes.at(-1) ?? 0);
  const placeOf = (entry: number): number =>
    (starts[Math.floor(entry / MOST_STARTS)] as number) + (entry % MOST_STARTS);
  for (const [lane, own] of lanesOfEntries.entries()) {
    const sorted = own.view().sort((one, other) => {
      // The pieces of each document end in 0, which is below every piece.
      let [at, otherAt] = [placeOf(one), placeOf(other)];
      while (pieces[at] === pieces[otherAt] && pieces[at] !== 0) {
        at++;
        otherAt++;
      }
      return (pieces[at] as number) - (pieces[otherAt] as number) || one - other;
    });
    entries.set(sorted, lanes[lane]);
  }
  return { lanes, entries, firstTerms: entries.map((entry) => (pieces[placeOf(entry)] as number) - 1) };
}

function entriesByLane(draft: Draft, starts: Uint32Array): Numbers[] {
  const publishers = draft.grants.filter((grant) => grant.startsWith('publisher\0')).length;
  const firstPublisher = draft.grants.length - publishers; // collections sort before publishers
  const lanes = Array.from({ length: 2 * publishers }, () => new Numbers());
  for (let document = 0; document < draft.ids.length; document++) {
    const publisher = draft.grantsOf(document).find((grant) => grant >= firstPublisher) ?? 0;
    const isOld = isInForce(draft.standing[document] as number) ? 0 : 1;
    const lane = lanes[2 * (publisher - firstPublisher) + isOld];
    const pieces = (starts[document + 1] as number) - (starts[document] as number) - 1;
    const last = Math.min(draft.numberAt[document] as number, pieces - 1, MOST_STARTS - 1);
    for (let start = 0; start <= last; start++) lane?.push(document * MOST_STARTS + start);
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
