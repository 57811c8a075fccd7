import type { Citable } from './citable.ts';

/** What a reference says one after the other; what is not known is left out. */
export type Pieces = readonly (string | null | false | undefined)[];

/** Joins what is known. */
export const together = (between: string, pieces: Pieces): string =>
  pieces.filter((piece): piece is string => Boolean(piece)).join(between);

/** Sentences, each with one mark at its end: a title that ends in its own mark keeps that one alone. */
export const sentences = (...pieces: Pieces): string =>
  together(
    ' ',
    pieces.map((piece) => piece && ended(piece)),
  );

/** A text with one mark at its end; an address has none, because it would become a part of it. */
export const ended = (text: string): string =>
  /[.?!؟。]["”’»]?$/u.test(text) || /https?:\/\/\S+$/.test(text) ? text : `${text}.`;

/** A title within quotation marks, with the mark that follows it inside. */
export const quoted = (title: string, mark: '.' | ','): string =>
  /[.?!؟。]$/u.test(title) ? `“${title}”` : `“${title}${mark}”`;

/** '45-67' with the dash of ranges. */
export const range = (pages: string): string => pages.replaceAll(/\s*[-–—]+\s*/g, '–');

/** 'p. 45' or 'pp. 45–67'. */
export const pagesOf = (pages: string | null): string | null =>
  pages && `${/[-–—,]/.test(pages) ? 'pp.' : 'p.'} ${range(pages)}`;

/** '2nd ed.' for the number of an edition; a first one, or one that is named by its year, is not told. */
export function editionOf({ kind, edition, year }: Citable): string | null {
  // The designation of a standard tells its edition.
  if (kind === 'standard' || !edition || edition === '1' || edition === String(year)) return null;
  if (!/^\d{1,3}$/.test(edition)) return /^\d+$/.test(edition) ? null : edition;
  return `${edition}${ordinalEnding(Number(edition))} ed.`;
}

function ordinalEnding(number: number): string {
  if (number % 100 >= 11 && number % 100 <= 13) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th';
}

/** Where the work can be had: its DOI for good, else its address here. */
export const linkOf = ({ doi, url }: Citable): string | null => (doi ? `https://doi.org/${doi}` : url);

/** 'Place: Publisher'. */
export const placed = ({ place, publisher }: Citable): string => together(': ', [place, publisher]);

/** A work with every text on one line, without characters that no reader sees. */
export function tidy(work: Citable): Citable {
  const name = (each: Citable['authors'][number]) =>
    'literal' in each
      ? { literal: oneLine(each.literal) }
      : { family: oneLine(each.family), given: oneLine(each.given) };
  const texts = Object.fromEntries(
    Object.entries(work).map(([key, value]) => [key, typeof value === 'string' ? oneLine(value) : value]),
  );
  return {
    ...work,
    ...texts,
    titles: Object.fromEntries(Object.entries(work.titles).map(([tag, title]) => [tag, oneLine(title)])),
    keywords: work.keywords.map(oneLine),
    authors: work.authors.map(name),
    editors: work.editors.map(name),
  };
}

/** A text on one line: no control characters, and no marks that turn the direction of what follows. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
