import { LANES, LEFT_OUT, MOST_STARTS, pieceIn, WAYS } from '../segment/beginnings.ts';
import { isIn } from '../segment/bitset.ts';
import type { Segment } from '../segment/segment.ts';
import { readPieces } from '../segment/sequences.ts';
import { compareTexts, textAt, type Range } from '../segment/texts.ts';
import { lookUpPieces, type Piece } from './designations.ts';
import type { Epoch, Part, Sight } from './epoch.ts';
import { familyIn, type Suggestion } from './suggestion.ts';

/** What was typed of a designation, in each spelling of its year, looked up in every segment. */
export type Typed = ReadonlyMap<Part, readonly Piece[][]>;

/** Which documents of a publisher: those in force, or the others. */
export type Lane = 0 | 1;

/** Looks up what was typed. */
export function lookUp(epoch: Epoch, spellings: readonly (readonly string[])[]): Typed {
  return new Map(
    epoch.parts.map((part) => [part, spellings.map((pieces) => lookUpPieces(part.segment, pieces))]),
  );
}

/**
 * The visible documents of one lane of a publisher whose designation begins so, in the order of what follows, in lists
 * of which each is in order; each list has one document of each of the first `most` families that `isKnown` does not
 * know.
 */
export function prefixMatches(
  epoch: Epoch,
  sight: Sight,
  { typed, publisher, lane }: { typed: Typed; publisher: string; lane: Lane },
  { max, isKnown }: { max: number; isKnown: (suggestion: Suggestion) => boolean },
): Suggestion[][] {
  return [...typed].flatMap(([part, spellings]) => {
    const place = part.segment.grants.publishers.get(publisher);
    if (place === undefined) return [];
    return spellings.flatMap((pieces) => {
      return lanesFor(pieces, LANES * place + lane).flatMap((own) => {
        const range = rangeOf(part.segment, own, pieces);
        if (range.first === range.end) return [];
        return [firstFamilies(part, range, epoch.visibleIn(part, sight), max, isKnown)];
      });
    });
  });
}

/** Letters can be left out behind the first piece alone, and only from the second one on that shows. */
const lanesFor = (typed: readonly Piece[], lane: number): number[] =>
  typed.length > 1 ? [lane, lane + LEFT_OUT] : [lane];

function firstFamilies(
  part: Part,
  { first, end }: Range,
  visible: Uint32Array,
  max: number,
  isKnown: (suggestion: Suggestion) => boolean,
): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const families = new Set<number>();
  for (let at = first; at < end && suggestions.length < max; at++) {
    const entry = part.segment.beginnings.entries[at] as number;
    const document = Math.floor(entry / WAYS);
    if (!isIn(visible, document)) continue;
    const family = familyIn(part.segment, document);
    if (families.has(family)) continue;
    families.add(family);
    const suggestion = { part, document, way: entry % WAYS, score: 0 };
    if (!isKnown(suggestion)) suggestions.push(suggestion);
  }
  return suggestions;
}

/** Suggestions of different lists by their designations from where each was begun, then by id. */
export function inOrderOfDesignations(suggestions: readonly Suggestion[]): Suggestion[] {
  const keyed = suggestions.map((suggestion) => ({
    suggestion,
    text: textFrom(suggestion),
    id: textAt(suggestion.part.segment.ids, suggestion.document),
  }));
  keyed.sort((one, other) => compareTexts(one.text, other.text) || compareTexts(one.id, other.id));
  return keyed.map(({ suggestion }) => suggestion);
}

const pieces: number[] = [];

function textFrom({ part: { segment }, document, way }: Suggestion): string {
  readPieces(segment.sequences, document, pieces);
  return pieces
    .flatMap((_, at) => pieces[pieceIn(way, at)] ?? [])
    .map((term) => textAt(segment.terms, term))
    .join(' ');
}

/** Whether a document's designation begins so, from one of the places at which it can begin. */
export function beginsSo(segment: Segment, document: number, typed: readonly Piece[]): boolean {
  readPieces(segment.sequences, document, pieces);
  const last = Math.min(segment.numberAt[document] as number, pieces.length - 1, MOST_STARTS - 1);
  for (let start = 0; start <= last; start++) if (compare(start, typed) === 0) return true;
  for (let start = 2; start <= last && typed.length > 1; start++)
    if (compare(MOST_STARTS + start, typed) === 0) return true;
  return false;
}

/** The entries of a lane that begin with the pieces, the last one perhaps only begun. */
function rangeOf({ beginnings, sequences }: Segment, lane: number, typed: readonly Piece[]): Range {
  const { lanes, entries, firstTerms } = beginnings;
  const [head] = typed;
  if (!head || typed.some(({ first, end }) => first === end)) return { first: 0, end: 0 };
  const orderOf = (at: number): number => {
    const term = firstTerms[at] as number;
    if (term < head.first) return -1;
    if (term >= head.end) return 1;
    if (typed.length === 1) return 0;
    const entry = entries[at] as number;
    readPieces(sequences, Math.floor(entry / WAYS), pieces);
    return compare(entry % WAYS, typed);
  };
  const firstWhere = (isAfter: (order: number) => boolean, from: number): number => {
    let low = from;
    let high = lanes[lane + 1] as number;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isAfter(orderOf(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = firstWhere((order) => order >= 0, lanes[lane] as number);
  return { first, end: firstWhere((order) => order > 0, first) };
}

/** Whether the pieces at hand stand, begun in a way, before what was typed, within it or after it. */
function compare(way: number, typed: readonly Piece[]): number {
  for (const [at, { first, end }] of typed.entries()) {
    const piece = pieces[pieceIn(way, at)];
    if (piece === undefined || piece < first) return -1;
    if (piece >= end) return 1;
  }
  return 0;
}
