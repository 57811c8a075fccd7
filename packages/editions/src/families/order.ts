import { type Kind, parseDesignation } from './designation.ts';
import { numberSpaceOf } from './numberSpaces.ts';
import type { Relation, RelationType } from './relations.ts';

/** What ordering needs to know of a document. */
export type Edition = {
  publisher: string;
  designation: string;
  /** The designation without its edition, where the source gives one. */
  family?: string | null;
  year?: number | null;
  /** ISO 8601, as exact as known. */
  published?: string | null;
  /** As `relationsOf` makes them. */
  relations?: readonly Relation[];
};

/** What belongs to an edition without being one: amendments and corrigenda, consolidated and marked-up texts. */
export type Supplement<T> = { kind: Kind; document: T };

/** An edition in its place among the others of its family. */
export type OrderedEdition<T> = {
  document: T;
  /** 'edition' or 'draft'; another kind where a catalog has a supplement without its edition. */
  kind: Kind;
  /** Equal for one edition in several languages, or as two bodies write it. */
  identity: string;
  /** Whether a year, a date or a version tells its place; one that none places comes first. */
  isPlaced: boolean;
  /** The oldest first. */
  supplements: Supplement<T>[];
  /** The editions before and after. A draft has the edition before it that it may revise, and nothing after it. */
  predecessor: T | null;
  successor: T | null;
};

type Placed<T> = {
  document: T;
  kind: Kind;
  /** Year, month, day and what follows, comparable as text. */
  place: string;
  /** Equal for one edition in several languages, or as two bodies write it. */
  identity: string;
  /** 0 where it is not known. */
  year: number;
  /** Whether the designation names the year. */
  isDated: boolean;
  /** Version, comparable as text; '' where the designation names none. */
  version: string;
  /** Number of the edition, as in 'ed 4'; 0 where the designation names none. */
  issue: number;
  /** Year of the edition that a supplement belongs to. */
  baseYear: number | null;
};

/**
 * The editions of one family, the oldest first, each with what is attached to it. Predecessors and successors are
 * those that the relations name, and else the neighbors in time. The order follows from the documents alone, not
 * from the order in which they are given; one edition in several languages, or told of by several bodies, is not
 * its own predecessor.
 */
export function orderEditions<T extends Edition>(documents: readonly T[]): OrderedEdition<T>[] {
  const placed = byIssue(byVersion(documents.map((document) => placedOf(document)))).toSorted(inTime);
  const heads = placed.filter(({ kind }) => kind === 'edition' || kind === 'draft');
  const ordered = new Map(heads.map((head) => [head, entryOf(head)]));
  const editions = heads.filter(({ kind }) => kind === 'edition');
  for (const each of placed) {
    if (ordered.has(each)) continue;
    const base = baseOf(each, editions);
    if (base) ordered.get(base)?.supplements.push({ kind: each.kind, document: each.document });
    else ordered.set(each, entryOf(each));
  }
  const byName = new Map(
    placed.toReversed().map((each) => [nameOf(each.document.designation), each.document]),
  );
  for (const [head, entry] of ordered) {
    entry.predecessor =
      named(head.document, 'replaces', byName) ?? neighbor(head, editions, -1)?.document ?? null;
    if (head.kind !== 'edition') continue;
    entry.successor =
      named(head.document, 'replaced-by', byName) ?? neighbor(head, editions, 1)?.document ?? null;
  }
  return [...ordered].toSorted(([one], [other]) => inTime(one, other)).map(([, entry]) => entry);
}

/** The next edition before or after one among editions in their order; families may be large. */
function neighbor<T>(
  { place, identity }: Placed<T>,
  editions: readonly Placed<T>[],
  step: -1 | 1,
): Placed<T> | undefined {
  let from = 0;
  let to = editions.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    const found = editions[middle]?.place ?? '';
    if (found < place || (step === 1 && found === place)) from = middle + 1;
    else to = middle;
  }
  for (let at = step === 1 ? from : from - 1; at >= 0 && at < editions.length; at += step)
    if (editions[at]?.identity !== identity) return editions[at];
  return undefined;
}

function entryOf<T>({ document, kind, identity, year, version, issue }: Placed<T>): OrderedEdition<T> {
  const isPlaced = year > 0 || version !== '' || issue > 0;
  return { document, kind, identity, isPlaced, supplements: [], predecessor: null, successor: null };
}

function placedOf<T extends Edition>(document: T): Placed<T> {
  const { designation, relations = [], published } = document;
  const parsed = parseDesignation(designation, document);
  const amended = relations.find(({ type }) => type === 'amends');
  const isAmendment = amended !== undefined || numberSpaceOf(parsed, document).isAmendment;
  const kind = parsed.kind === 'edition' && isAmendment ? 'amendment' : parsed.kind;
  const isHead = kind === 'edition' || kind === 'draft';
  // The year of a supplement's designation is that of its edition.
  const year =
    (isHead ? parsed.year : null) ?? document.year ?? (Number(published?.slice(0, 4)) || parsed.year || 0);
  // A date of another year is that of the catalog's entry, not of the edition.
  const date = published?.startsWith(String(year)) ? published.slice(5) : '';
  const version = parsed.version.replaceAll(/\d+/g, (digits) => digits.padStart(5, '0'));
  const month = String(parsed.month).padStart(2, '0');
  const edition = [
    parsed.letter.padEnd(1, ' '),
    String(parsed.reaffirmed).padStart(4, '0'),
    String(parsed.issue).padStart(3, '0'),
    version,
  ].join(' ');
  const day = parsed.day > 0 ? `-${String(parsed.day).padStart(2, '0')}` : '';
  const place = `${String(year).padStart(4, '0')} ${(date || `${month}${day}`).padEnd(5, '-')} ${edition} ${kind === 'draft' ? 0 : 1}`;
  const identity = `${nameOf(parsed.number)} ${year} ${month}${day} ${edition}`;
  const baseYear = amended
    ? parseDesignation(amended.designation, { publisher: document.publisher }).year
    : null;
  return {
    document,
    kind,
    place,
    identity,
    year,
    isDated: parsed.year !== null,
    version,
    issue: parsed.issue,
    baseYear: baseYear ?? (isAmendment ? null : parsed.year),
  };
}

/**
 * Where every edition of a family has a version, versions order them: an older release may be corrected after a newer one
 * has come out, as 3GPP's are.
 */
function byVersion<T>(placed: Placed<T>[]): Placed<T>[] {
  const editions = placed.filter(({ kind }) => kind === 'edition');
  if (editions.length === 0 || editions.some(({ version }) => version === '')) return placed;
  return placed.map((each) => ({ ...each, place: `${each.version} ${each.place}` }));
}

/** An edition without a date among numbered ones stands by its number: ECMA-262 ed 4, which was never published. */
function byIssue<T>(placed: Placed<T>[]): Placed<T>[] {
  const editions = placed.filter(({ kind }) => kind === 'edition');
  const isUndated = ({ year, issue }: Placed<T>): boolean => year === 0 && issue > 0;
  if (!editions.some(isUndated)) return placed;
  return placed.map((each) => {
    if (!isUndated(each)) return each;
    const before = editions
      .filter(({ year, issue }) => year > 0 && issue > 0 && issue < each.issue)
      .toSorted((one, other) => other.issue - one.issue || compare(other.place, one.place));
    return before[0] ? { ...each, place: `${before[0].place} ${each.place}` } : each;
  });
}

const natural = new Intl.Collator('en', { numeric: true });

/** By place; where that is the same by designation, so that no order is left to chance. */
function inTime<T extends Edition>(one: Placed<T>, other: Placed<T>): number {
  const [a, b] = [one.document.designation, other.document.designation];
  return compare(one.place, other.place) || natural.compare(a, b) || compare(a, b);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The edition of the year that a supplement names, or else the newest that is not newer than it. */
function baseOf<T>(supplement: Placed<T>, editions: readonly Placed<T>[]): Placed<T> | undefined {
  const { baseYear, place } = supplement;
  const ofYear = editions.filter((edition) => baseYear !== null && edition.year === baseYear);
  // A catalog may keep the last draft of that edition, whose designation names no year.
  return (
    ofYear.find(({ isDated }) => isDated) ??
    ofYear[0] ??
    editions.findLast((edition) => edition.place <= place) ??
    editions[0]
  );
}

function named<T extends Edition>(
  { relations = [], designation }: T,
  type: RelationType,
  byName: ReadonlyMap<string, T>,
): T | undefined {
  for (const relation of relations) {
    const found = relation.type === type ? byName.get(nameOf(relation.designation)) : undefined;
    if (found && found.designation !== designation) return found;
  }
  return undefined;
}

/** A designation as one body or another may write it: 'IEEE Std 1076-2008', 'IEEE 1076:2008'. */
function nameOf(designation: string): string {
  return designation
    .toLowerCase()
    .replace(/\b(?:std|standard)\b\.?/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
