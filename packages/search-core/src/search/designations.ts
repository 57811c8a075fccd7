import { addTo, isIn, listOf, type Bitset } from '../segment/bitset.ts';
import { FIELDS, fieldsOf } from '../segment/frequencies.ts';
import { documentFrequency, readRun, RUN } from '../segment/postings.ts';
import type { Segment } from '../segment/segment.ts';
import { readOtherYear, readPieces } from '../segment/sequences.ts';
import { IN_FORCE, isInForce, isOfSupplement } from '../segment/statusRank.ts';
import { placeOf, prefixRange, textAt } from '../segment/texts.ts';
import type { Scratch } from './scratch.ts';

/** The terms that one piece of a query may be: `first` up to, without, `end`; `whole` is the piece itself. */
export type Piece = { first: number; end: number; whole: number | undefined };

/** The pieces of a query, of which the one at `numberAt` is the first of digits. */
type Named = {
  query: readonly Piece[];
  numberAt: number;
  /** The query has no digits: it is the name of a specification, or none. */
  isName: boolean;
};

/**
 * How well a designation answers a query; each level outranks all text and the levels below it. 'E 21' starts
 * E 214-24, 'E 214' names its family, 'E 214-24' the document; a year or a part alone only stands within it. Parts of
 * what is named are as good as it is: 'E 214' is rather E 214-1 in force than E 214 withdrawn.
 */
const LEVELS = { within: 0, start: 1, wholePieces: 2, part: 3, family: 3.125, document: 4 } as const;

/** How a query names a document; 'name' is that of a specification without a number. */
export type DesignationLevel = keyof typeof LEVELS | 'name';

/** What is named from its beginning on comes before what merely ends so: 'HI 5203' is HI 5203:2022, then CNI-HI 5203. */
const FROM_START = 0.75;
/** So does what is named from behind its publisher on: 'XACML v1.0' is OASIS XACML-v1.0, then OASIS XACML-MAP-AP-v1.0. */
const FROM_SECOND = 0.375;

/** A word in more designations of a segment is a body or a kind of document, no name of a standard. */
const MOST_NAMED = 4_000;

const DIGITS = /^\p{N}+$/u;
const MOST_PIECES = 15;
/** So many that half a level, too, outranks what is in force and no supplement. */
const PLACES_OF_A_LEVEL = 32;
/** Of parts in force the first comes first, whose scope is that of all: less than a supplement makes. */
const FIRST_PART = 1 / PLACES_OF_A_LEVEL;
const ABOVE_WORDS = 256; // no words of a query weigh as much together

/** Looks the pieces of a query up, the last one perhaps only begun unless `isWhole`. */
export function lookUpPieces({ terms }: Segment, pieces: readonly string[], isWhole = false): Piece[] {
  return pieces.map((piece, at) => {
    const whole = placeOf(terms, piece);
    if (at === pieces.length - 1 && !isWhole) return { ...prefixRange(terms, piece), whole };
    return whole === undefined ? { first: 0, end: 0, whole } : { first: whole, end: whole + 1, whole };
  });
}

/**
 * Finds the visible documents whose designation has the query's pieces one after the other, perhaps with more letters
 * before its number: 'HI 5203' also names HI/CNI TR 5203. Raises them above text matches. The documents found so far are
 * in the scratch, ascending; answers the new number.
 */
export function matchDesignations(
  segment: Segment,
  scratch: Scratch,
  pieces: readonly string[],
  visible: Bitset,
  found: number,
): number {
  const named = lookUpNamed(segment, pieces);
  const candidates = markRarest(segment, scratch, named.query, visible);
  let matched = 0;
  for (let at = 0; at < candidates; at++) {
    const document = scratch.missing[at] as number;
    const level = levelOf(segment, document, named);
    if (level === undefined) continue;
    scratch.missing[matched] = document;
    scratch.sums[matched++] = level;
  }
  return mergeInto(segment, scratch, found, matched);
}

/**
 * How a query must name a document: with its last piece perhaps only begun, in whole pieces, as a standard (no lone part or
 * year), or as a standard in force.
 */
export type Naming = 'begun' | 'whole' | 'standard' | 'standard in force';

/** Whether a query names a visible document of the segment. */
export function namesAny(
  segment: Segment,
  scratch: Scratch,
  pieces: readonly string[],
  visible: Bitset,
  naming: Naming = 'begun',
): boolean {
  const named = lookUpNamed(segment, pieces, naming !== 'begun');
  const min = naming === 'begun' || naming === 'whole' ? LEVELS.within : LEVELS.wholePieces;
  const candidates = markRarest(segment, scratch, named.query, visible);
  if (named.isName && candidates > MOST_NAMED) return false;
  for (let at = 0; at < candidates; at++) {
    const document = scratch.missing[at] as number;
    if (naming === 'standard in force' && !isInForce(segment.statusRank[document] as number)) continue;
    if ((levelOf(segment, document, named) ?? -1) >= min) return true;
  }
  return false;
}

/**
 * Above every score of words: the level; then what is in force, then a standard before its supplements, then the rest
 * of the status rank, then the shorter of two designations.
 */
function bonusOf(segment: Segment, document: number, level: number): number {
  if (level === LEVELS.within) return 0;
  readPieces(segment.sequences, document, pieces);
  const statusRank = segment.statusRank[document] as number;
  const isOfOther = isOfSupplement(statusRank);
  const place =
    (level * PLACES_OF_A_LEVEL + (isInForce(statusRank) ? 8 : 0) + (isOfOther ? 0 : 2)) * IN_FORCE;
  const brevity = Math.max(0, MOST_PIECES - pieces.length);
  return ((place + (statusRank % IN_FORCE)) * (MOST_PIECES + 1) + brevity) * ABOVE_WORDS;
}

/** Whether the pieces name a document, as `matchDesignations` understands it; no pieces name none. */
export function hasPieces(segment: Segment, document: number, pieces: readonly string[]): boolean {
  return pieces.length > 0 && levelOf(segment, document, lookUpNamed(segment, pieces)) !== undefined;
}

function lookUpNamed(segment: Segment, pieces: readonly string[], isWhole = false): Named {
  const numberAt = pieces.findIndex((piece) => DIGITS.test(piece));
  return { query: lookUpPieces(segment, pieces, isWhole), numberAt, isName: numberAt === -1 };
}

/**
 * Lists the visible documents with the query's rarest piece in their designation, ascending, a superset of those
 * wanted, in `scratch.missing`; answers their number.
 */
function markRarest(
  { postings }: Segment,
  { run, marked, missing }: Scratch,
  query: readonly Piece[],
  visible: Bitset,
): number {
  if (query.some(({ first, end }) => first === end)) return 0;
  const size = ({ first, end }: Piece): number =>
    (postings.starts[end] as number) - (postings.starts[first] as number);
  const [rarest] = query.toSorted((one, other) => size(one) - size(other));
  for (let term = rarest?.first ?? 0; term < (rarest?.end ?? 0); term++) {
    const first = postings.starts[term] as number;
    const count = documentFrequency(postings, term);
    let byte = postings.bytes[term] as number;
    let before = -1;
    for (let read = 0; read < count; read += RUN) {
      const inRun = Math.min(RUN, count - read);
      byte = readRun(postings, byte, before, inRun, run);
      before = run[inRun - 1] as number;
      for (let at = 0; at < inRun; at++) {
        const document = run[at] as number;
        const fields = fieldsOf(postings.payload[first + read + at] as number);
        if ((fields & FIELDS.designation) !== 0 && isIn(visible, document)) addTo(marked, document);
      }
    }
  }
  const listed = listOf(marked.subarray(0, visible.length), missing);
  marked.fill(0, 0, visible.length);
  return listed;
}

const pieces: number[] = [];

/** The best level at which a query names the document; undefined when it does not. */
function levelOf(segment: Segment, document: number, named: Named): number | undefined {
  const { query } = named;
  readPieces(segment.sequences, document, pieces);
  if (named.isName) return levelOfName(segment, document, query);
  let best: number | undefined;
  for (let from = 0; from + query.length <= pieces.length; from++) {
    let matched = 0;
    while (matched < query.length && isPiece(segment, document, from + matched, query[matched])) matched++;
    if (matched < query.length) continue;
    const level = levelAt(segment, document, from, query, startOf(from, named));
    if (best === undefined || level > best) best = level;
  }
  return best ?? levelWithMoreLetters(segment, document, named);
}

/**
 * The level of a name without digits, about the same for all its versions, of which the highest in force comes first: 'wcag' is
 * W3C REC-WCAG22-20241212, 'mqtt' OASIS mqtt-v5.0. Nothing where more than a publisher and a stage stand before it.
 */
function levelOfName(segment: Segment, document: number, query: readonly Piece[]): number | undefined {
  const isAt = (from: number): boolean =>
    query.every(({ whole }, at) => whole !== undefined && pieces[from + at] === whole);
  // Most designations with such a word have it elsewhere: their texts need not be read.
  if (!isAt(1) && !isAt(3) && !isAt(4)) return undefined;
  const texts = pieces.map((piece) => textOf(segment, piece));
  const isOfW3c = texts.slice(0, 3).join('') === 'w3c';
  const start = isOfW3c ? 3 : 1;
  const from = isOfW3c && STAGES_OF_W3C.has(texts[start] ?? '') ? start + 1 : start;
  if (!isAt(from)) return undefined;
  const [next, afterNext = '0'] = texts.slice(from + query.length);
  // 'WCAG22-20241212' is a version, 'wcag2ict-22' another name.
  const isVersion = next === 'v' || (isOfW3c && DIGITS.test(next ?? '') && DIGITS.test(afterNext));
  if (next === undefined) return LEVELS.part;
  return isVersion ? LEVELS.part + versionOf(texts.slice(from + query.length)) * PLACE_OF_VERSION : undefined;
}

/** Versions make less than a supplement does. */
const PLACE_OF_VERSION = 1 / 8 / PLACES_OF_A_LEVEL;
const HIGHEST_VERSION = 12;

/** The number of a version: 2.2 of 'WCAG22-20241212', 5 of 'mqtt-v5.0'. */
function versionOf([next = '', first = '', second = '']: readonly string[]): number {
  const version =
    next === 'v'
      ? Number(`${first}.${DIGITS.test(second) ? second : 0}`)
      : Number(`${next[0]}.${next.slice(1)}`);
  return Number.isNaN(version) ? 0 : Math.min(HIGHEST_VERSION, version);
}

/** What is before the names of documents under www.w3.org/TR, folded. */
const STAGES_OF_W3C = new Set('rec cr crd pr per wd note dnote stmt ry dry cry spsd ord'.split(' '));

/** The level of a query that leaves out some of the letters before the number of the designation at hand. */
function levelWithMoreLetters(
  segment: Segment,
  document: number,
  { query, numberAt }: Named,
): number | undefined {
  const from = segment.numberAt[document] as number;
  const number = query.slice(numberAt);
  if (!number.every((piece, at) => isPiece(segment, document, from + at, piece))) return undefined;
  let letters = 0;
  for (let at = 0; at < from && letters < numberAt; at++)
    if (isPiece(segment, document, at, query[letters])) letters++;
  return letters === numberAt ? levelAt(segment, document, from, number, 0) : undefined;
}

/** How well a query names a document; undefined when it does not. */
export function designationLevel(
  segment: Segment,
  document: number,
  query: readonly string[],
): DesignationLevel | undefined {
  if (query.length === 0) return undefined;
  const named = lookUpNamed(segment, query);
  const level = levelOf(segment, document, named);
  if (level === undefined) return undefined;
  if (named.isName) return 'name';
  if (level >= LEVELS.document) return 'document';
  // No part has one of these levels, whatever stands before it.
  const isFamily = [0, FROM_SECOND, FROM_START].some((start) => level === LEVELS.family + start);
  if (level >= LEVELS.part) return isFamily ? 'family' : 'part';
  if (level >= LEVELS.wholePieces) return 'wholePieces';
  return level >= LEVELS.start ? 'start' : 'within';
}

/** A number alone says nothing of what is before it. */
function startOf(from: number, { numberAt }: Named): number {
  if (from === 0) return FROM_START;
  return from === 1 && numberAt > 0 ? FROM_SECOND : 0;
}

/** The level of a query whose pieces stand one after the other from one of the designation's on. */
function levelAt(
  segment: Segment,
  document: number,
  from: number,
  query: readonly Piece[],
  start: number,
): number {
  if (from > (segment.numberAt[document] as number)) return LEVELS.within;
  const after = from + query.length;
  const whole = query.at(-1)?.whole;
  const isWhole =
    whole !== undefined && isPiece(segment, document, after - 1, { first: whole, end: whole + 1, whole });
  if (!isWhole) return LEVELS.start + start;
  const [nameEnd, editionAt] = [segment.nameEnd[document] as number, segment.editionAt[document] as number];
  if (after === pieces.length && editionAt < after) return LEVELS.document + start;
  if (after === nameEnd || after === pieces.length) return LEVELS.family + start;
  const part = after < nameEnd ? textOf(segment, pieces[after]) : '';
  if (!DIGITS.test(part)) return LEVELS.wholePieces + start;
  return LEVELS.part + start + (part === '1' ? FIRST_PART : 0);
}

function textOf({ terms }: Segment, piece: number | undefined): string {
  return piece === undefined ? '' : textAt(terms, piece);
}

/** Whether a piece of the designation at hand, or the edition's year in its other width, is the one asked for. */
function isPiece(
  { sequences, editionAt }: Segment,
  document: number,
  at: number,
  piece: Piece | undefined,
): boolean {
  const own = pieces[at];
  if (!piece || own === undefined) return false;
  if (own >= piece.first && own < piece.end) return true;
  if (at !== editionAt[document]) return false;
  const other = readOtherYear(sequences, document);
  return other >= piece.first && other < piece.end;
}

/**
 * Adds the named documents, which are in `missing` with their levels in `sums`, to those found. Both are ascending:
 * they are put together from the end backwards, so that nothing is overwritten before it has moved.
 */
function mergeInto(
  segment: Segment,
  { documents, scores, missing, sums }: Scratch,
  found: number,
  named: number,
): number {
  let known = 0;
  for (let at = 0, next = 0; at < found && next < named;) {
    const lead = (documents[at] as number) - (missing[next] as number);
    if (lead === 0) known++;
    if (lead <= 0) at++;
    if (lead >= 0) next++;
  }
  const size = found + named - known;
  let at = found - 1;
  let to = size - 1;
  for (let next = named - 1; next >= 0; to--) {
    const document = missing[next] as number;
    const own = at < 0 ? -1 : (documents[at] as number);
    const score = own >= document ? (scores[at--] as number) : 0;
    if (own > document) {
      documents[to] = own;
      scores[to] = score;
    } else {
      documents[to] = document;
      scores[to] = score + bonusOf(segment, document, sums[next--] as number);
    }
  }
  return size;
}
