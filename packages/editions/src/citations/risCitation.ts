import { risDate, risRecord } from '../formats/ris.ts';
import type { Citable, CitableKind } from './citable.ts';
import { familyFirst, responsible, written } from './names.ts';
import { tidy } from './text.ts';

const types: Readonly<Record<CitableKind, string>> = {
  standard: 'STAND',
  article: 'JOUR',
  book: 'BOOK',
  chapter: 'CHAP',
};

/** A work as one record of RIS, for reference managers: UTF-8, CRLF; no text can begin a field or end the record. */
export function risCitation(given: Citable): string {
  const work = tidy(given);
  const { kind, editors, pages } = work;
  const { names, as } = responsible(work);
  const [first, last] = (pages ?? '').split(/[-–—]+/);
  const isNumbered = kind === 'standard';
  return risRecord(types[kind], [
    ['ID', work.id],
    ['TI', work.title],
    ...written(names, familyFirst).map((name) => [as === 'editors' ? 'A2' : 'AU', name] as const),
    ...(as === 'editors' ? [] : written(editors, familyFirst).map((name) => ['A2', name] as const)),
    [kind === 'article' ? 'JO' : 'T2', work.container],
    // Of a standard the designation stands where a book has its ISBN.
    ['SN', isNumbered ? work.number : (work.isbn ?? work.issn)],
    ['M1', isNumbered ? null : work.number],
    ['VL', work.volume],
    ['IS', work.issue],
    ['SP', first],
    ['EP', last],
    ['PB', work.publisher],
    ['CY', work.place],
    ['PY', work.year === null ? null : String(work.year)],
    ['DA', work.published && risDate(work.published)],
    ['ET', work.edition],
    ['AB', work.abstract],
    ['LA', work.language],
    ['DO', work.doi],
    ['UR', work.url],
  ]);
}
