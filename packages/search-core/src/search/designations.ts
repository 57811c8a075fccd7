import { isIn, type Bitset } from '../segment/bitset.ts';
import { STANDINGS, type Designations } from '../segment/designations.ts';
import { placeOf, prefixRange } from '../segment/dictionary.ts';
import { FIELDS } from '../segment/frequencies.ts';
import type { Segment } from '../segment/segment.ts';
import type { Scratch } from './scratch.ts';

/** The terms that one piece of a query may be: `first` up to, without, `end`; `whole` is the piece itself. */
type Piece = { first: number; end: number; whole: number | undefined };

/**
 * How well a designation answers a query; each level outranks all text and the levels below it. 'E 21' starts
 * E 214-24, 'E 214' names its family, 'E 214-24' the document; a year or a part alone only stands within it.
 */
const LEVELS = { within: 0, start: 1, wholePieces: 2, family: 3, document: 4 } as const;

/**
 * Finds the visible documents whose designation has the query's pieces one after the other, the last one
 * perhaps only begun, and raises them above text matches. `found` documents are in the scratch already and
 * have passed its step; answers the new number.
 */
export function matchDesignations(
  segment: Segment,
  scratch: Scratch,
  pieces: string[],
  visible: Bitset,
  found: number,
): number {
  const query = pieces.map((piece, at) => lookUp(segment, piece, at === pieces.length - 1));
  const rarest = query.reduce<Piece | undefined>((best, piece) => {
    return best && postingsOf(segment, best) <= postingsOf(segment, piece) ? best : piece;
  }, undefined);
  if (!rarest || query.some(({ first, end }) => first === end)) return found;

  const { postings, designations } = segment;
  const { documents, scores, passed } = scratch;
  const foundBefore = scratch.step;
  const ranked = ++scratch.step;
  const end = postings.offsets[rarest.end] as number;
  let count = found;
  for (let at = postings.offsets[rarest.first] as number; at < end; at++) {
    const document = postings.documents[at] as number;
    if (((postings.frequencies[at] as number) & FIELDS.designation) === 0) continue;
    if (passed[document] === ranked || !isIn(visible, document)) continue;
    const level = levelOf(designations, document, query);
    if (level === undefined) continue;
    if (passed[document] !== foundBefore) {
      documents[count++] = document;
      scores[document] = 0;
    }
    passed[document] = ranked;
    if (level > LEVELS.within) {
      scores[document] =
        (scores[document] as number) + level * STANDINGS + (designations.standing[document] as number);
    }
  }
  return count;
}

function lookUp({ dictionary: { terms } }: Segment, piece: string, isLast: boolean): Piece {
  const whole = placeOf(terms, piece);
  if (isLast) return { ...prefixRange(terms, piece), whole };
  return whole === undefined ? { first: 0, end: 0, whole } : { first: whole, end: whole + 1, whole };
}

function postingsOf({ postings: { offsets } }: Segment, { first, end }: Piece): number {
  return (offsets[end] as number) - (offsets[first] as number);
}

/** The best level at which the pieces stand in the document's designation; undefined when they do not. */
function levelOf(designations: Designations, document: number, query: Piece[]): number | undefined {
  const { pieces, numberAt, editionAt, otherYear } = designations;
  const start = pieces.offsets[document] as number;
  const length = (pieces.offsets[document + 1] as number) - start;
  const number = numberAt[document] as number;
  const edition = editionAt[document] as number;
  const isAt = (at: number, isTerm: (term: number) => boolean): boolean =>
    isTerm(pieces.items[start + at] as number) || (at === edition && isTerm(otherYear[document] as number));
  const levelAt = (first: number, after: number): number => {
    if (first > number) return LEVELS.within;
    if (!isAt(after - 1, (term) => term === query.at(-1)?.whole)) return LEVELS.start;
    if (after === length) return LEVELS.document;
    return after === edition ? LEVELS.family : LEVELS.wholePieces;
  };

  let best: number | undefined;
  for (let at = 0; at + query.length <= length; at++) {
    if (query.every(({ first, end }, piece) => isAt(at + piece, (term) => term >= first && term < end))) {
      best = Math.max(best ?? LEVELS.within, levelAt(at, at + query.length));
    }
  }
  return best;
}
