import { fold } from './analysis/fold.ts';

/**
 * A designation taken apart, however it was typed:
 *
 *     publisher  number  part   edition  tail
 *     NSB        E 214          -24      a
 *     NSB/KVL    47335   -2     :2020    /AMD1:2021
 *
 * `pieces` are its runs of letters and of digits, folded, without separators: 'E214', 'e-214' and 'E 214' are
 * all ['e', '214'].
 */
export type Designation = {
  pieces: string[];
  /** Index of the number's first piece of digits; `pieces.length` when there are none. */
  numberAt: number;
  /** Index of the edition's piece; `pieces.length` when no edition is named. */
  editionAt: number;
  /** Where the name of the family ends: at the edition, or at the month that is before its year, '(06/2002)'. */
  nameEnd: number;
  /** Year of the edition: 2024 for '-24' and ':2024' alike. */
  year?: number;
};

type Piece = { text: string; separator: string; rest: string };

const PIECE = /\p{L}+|\p{N}+/gu;
const DIGITS = /^\p{N}+$/u;
const EARLIEST_YEAR = 1850;
const LATEST_YEAR = 2099;

/** Takes a designation apart; any text is accepted. */
export function parseDesignation(text: string): Designation {
  const parts = piecesOf(fold(text));
  const pieces = parts.map((part) => part.text);
  const numberAt = numberIn(parts);
  const editionAt = indexOr(
    pieces.length,
    parts.findIndex((part, at) => at > numberAt && isEdition(part, parts.slice(numberAt + 1, at))),
  );
  const edition = pieces[editionAt];
  const nameEnd = hasMonth(parts, editionAt) ? editionAt - 1 : editionAt;
  return { pieces, numberAt, editionAt, nameEnd, ...(edition !== undefined && { year: yearOf(edition) }) };
}

/** Pieces behind the edition's that make a supplement, such as '/AMD1'; a single one is a letter of the edition. */
const SUPPLEMENT_PIECES = 2;

/** Words behind an edition under which the same text is sold again: series, redline, consolidated, extended, commented. */
const REISSUES = new Set(['ser', 'redline', 'rlv', 'csv', 'exv', 'cmv', 'prv']);

/** Whether pieces name a supplement to an edition, or another issue of it, rather than the edition. */
export function isSupplement({ pieces, editionAt }: Pick<Designation, 'pieces' | 'editionAt'>): boolean {
  return pieces.length - editionAt > SUPPLEMENT_PIECES || REISSUES.has(pieces.at(-1) ?? '');
}

/** One spelling for all: 'nsb e 214 2024' for 'NSB E214-24' and for 'NSB E 214 : 2024'. */
export function normalDesignation(text: string): string {
  const { pieces, editionAt, year } = parseDesignation(text);
  return pieces.map((piece, at) => (at === editionAt ? String(year) : piece)).join(' ');
}

/** The edition's year in the other width, '2024' for '24' and the reverse: either finds the document. */
export function otherYear({ pieces, editionAt, year }: Designation): string | undefined {
  if (year === undefined) return undefined;
  return pieces[editionAt]?.length === 2 ? String(year) : String(year).slice(2);
}

/**
 * The forms by which a designation is found among words: its pieces, both widths of the year, and letters
 * joined with the digits that follow ('e214'), as people type them next to other words.
 */
export function designationForms(designation: Designation): string[] {
  const { pieces } = designation;
  const joined = pieces.slice(1).flatMap((piece, before) => {
    const letters = pieces[before];
    return letters !== undefined && !DIGITS.test(letters) && DIGITS.test(piece) ? [letters + piece] : [];
  });
  const year = otherYear(designation);
  return [...pieces, ...joined, ...(year === undefined ? [] : [year])];
}

/** The first digits, but for those in the names of W3C and 3GPP where others follow. */
function numberIn(parts: readonly Piece[]): number {
  const numbers = parts.flatMap(({ text }, at) => (DIGITS.test(text) ? [at] : []));
  const [first = parts.length, second] = numbers;
  const isOfName = first < 2 && NAME_WITH_DIGIT.test((parts[0]?.text ?? '') + (parts[0]?.rest ?? ''));
  return isOfName && second !== undefined ? second : first;
}

const NAME_WITH_DIGIT = /^(?:\p{L}\d\p{L}|3gpp)\s/u;

function piecesOf(folded: string): Piece[] {
  let end = 0;
  return [...folded.matchAll(PIECE)].map(({ 0: text, index }) => {
    const separator = folded.slice(end, index).trim();
    end = index + text.length;
    return { text, separator, rest: folded.slice(end) };
  });
}

/**
 * Four digits that can be a year are an edition. Two digits are one only at the end (a revision letter or a
 * parenthesis may follow) and after the number's first hyphen: '214-24' and '36.5-20' have editions,
 * '47335-2-15' has parts. A lone part such as '335-24' is taken for an edition; both readings find it.
 */
function isEdition(piece: Piece, between: Piece[]): boolean {
  if (/^\d{4}$/.test(piece.text))
    return Number(piece.text) >= EARLIEST_YEAR && Number(piece.text) <= LATEST_YEAR;
  if (!/^\d{2}$/.test(piece.text) || !/^[-‐‑–—:/]$/u.test(piece.separator)) return false;
  const isAtEnd = /^\s*(?:[a-z]\d?)?\s*(?:\(.*)?$/u.test(piece.rest);
  return isAtEnd && between.every(({ separator }) => !/[-‐‑–—:]/u.test(separator));
}

/** Whether a month stands before the year, as in '(06/2002)'; without the parenthesis it would be a part. */
function hasMonth(parts: Piece[], editionAt: number): boolean {
  const [month, edition] = [parts[editionAt - 1], parts[editionAt]];
  if (!month?.separator.endsWith('(') || edition?.separator !== '/' || edition.text.length !== 4)
    return false;
  return /^(?:0?[1-9]|1[0-2])$/.test(month.text);
}

function yearOf(edition: string): number {
  const year = Number(edition);
  if (edition.length === 4) return year;
  return year < 50 ? 2000 + year : 1900 + year;
}

function indexOr(fallback: number, index: number): number {
  return index === -1 ? fallback : index;
}
