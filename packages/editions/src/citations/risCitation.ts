import type { Citable, CitableKind, Name } from './citable.ts';
import { familyFirst, responsible, written } from './names.ts';
import { tidy } from './text.ts';

const types: Readonly<Record<CitableKind, string>> = {
  standard: 'STAND',
  article: 'JOUR',
  book: 'BOOK',
  chapter: 'CHAP',
};

/**
 * A work as one record of RIS, for reference managers: UTF-8, CRLF, a field a line; no text can begin a field or end the
 * record.
 *
 *     TY type · ID and SN designation · TI title · TT title in another language · AU author · A2 editor
 *     JO journal · T2 book · VL volume · IS issue · SP and EP pages · PB publisher · CY place · PY year
 *     DA date as YYYY/MM/DD/ · ET edition · AB abstract · KW keyword · LA language · DO DOI · UR address
 *     N1 status, as a note · ER end
 */
export function risCitation(given: Citable): string {
  const work = tidy(given);
  const { kind, editors, pages } = work;
  const { names, as } = responsible(work);
  const [first, last] = (pages ?? '').split(/[-–—]+/);
  const isNumbered = kind === 'standard';
  const others = Object.entries(work.titles).filter(([tag]) => tag !== work.language);
  const fields: readonly (readonly [tag: string, value: string | null | undefined])[] = [
    ['ID', work.id],
    ['TI', work.title],
    ...others.map(([, title]) => ['TT', title] as const),
    ...namesOf(names).map((name) => [as === 'editors' ? 'A2' : 'AU', name] as const),
    ...(as === 'editors' ? [] : namesOf(editors).map((name) => ['A2', name] as const)),
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
    ['DA', work.published && dateOf(work.published)],
    ['ET', work.edition],
    ['AB', work.abstract],
    ...work.keywords.map((keyword) => ['KW', keyword] as const),
    ['LA', work.language],
    ['DO', work.doi],
    ['UR', work.url],
    ['N1', work.statusWord],
  ];
  const lines = fields.flatMap(([tag, value]) => (value ? [`${tag}  - ${value}`] : []));
  return `${[`TY  - ${types[kind]}`, ...lines, 'ER  - '].join('\r\n')}\r\n`;
}

/**
 * A name is 'family, given' in RIS: the comma behind a body says that all of it is the family name. EndNote takes the last
 * word of 'Northern Standards Board' for a family name otherwise.
 */
const namesOf = (names: readonly Name[]): string[] =>
  names.flatMap((name) => {
    if (!('literal' in name)) return written([name], familyFirst);
    const body = name.literal.replace(/[\s,]+$/, '');
    return body === '' ? [] : [`${body},`];
  });

/** 2024-05-01 as 2024/05/01/, 2024-05 as 2024/05//: RIS keeps a place for what is not known. */
function dateOf(published: string): string {
  const [year = '', month = '', day = ''] = published.split('-');
  return `${year}/${month}/${day}/`;
}
