import { marcLanguage } from './languageCodes.ts';
import type { ControlField } from './record.ts';
import type { CatalogWork } from './work.ts';

type Facts = Pick<CatalogWork, 'kind' | 'year' | 'languages' | 'changedAt'>;

/** An article is a part of a serial (b), a chapter one of a book (a); all else is a monograph (m). */
const levels = { standard: 'm', book: 'm', chapter: 'a', article: 'b' } as const;

/**
 * The leader: a new record (n) of language material (a) in Unicode (a), minimal level (7), ISBD punctuation left out (c).
 * Its lengths are zeros until it is written.
 */
export const leaderOf = (kind: CatalogWork['kind']): string => `00000na${levels[kind]} a22000007c 4500`;

/** 005 to 008 of an online document, position by position as MARC 21 has them. */
export const fixedFields = (work: Facts): ControlField[] => [
  { tag: '005', value: transaction(work.changedAt) },
  // An electronic resource (m), online (o): a document (d).
  { tag: '006', value: 'm     o  d        ' },
  { tag: '007', value: 'cr |n|||||||||' },
  { tag: '008', value: general(work) },
];

const digits = (date: Date): string => date.toISOString().replaceAll(/\D/g, '');

const transaction = (at: Date): string => `${digits(at).slice(0, 14)}.0`;

function general({ kind, year, languages, changedAt }: Facts): string {
  const dates = year === null ? 'nuuuuuuuu' : `s${String(year).padStart(4, '0')}    `;
  const language = marcLanguage(languages[0] ?? '');
  const middle = about[kind];
  return `${digits(changedAt).slice(2, 8)}${dates}xx ${middle}${language} d`;
}

/** Positions 18 to 34, of a book or of a serial: `|` says nothing, `o` that it is online, `u` that it is a standard. */
const book = '|||| o    |00| 0 ';
const about = { standard: '|||| ou   |00| 0 ', book, chapter: book, article: '|| ||o|||||0   ||' } as const;
