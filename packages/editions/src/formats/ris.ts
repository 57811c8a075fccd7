import type { BibliographicRecord } from './record.ts';

/**
 * The record of a document as RIS, for reference managers: one `TY  - STAND` record, UTF-8, CRLF.
 *
 *     TY type · ID and SN designation · TI title · TT title in another language · AU and PB publisher
 *     PY year · DA date as YYYY/MM/DD/ · ET edition · AB abstract · KW keyword · LA language
 *     UR address · N1 status, as a note · ER end
 *
 * A value stands on one line: no text can begin a field or end the record.
 */
export function toRis(record: BibliographicRecord & { statusWord?: string }): string {
  const { designation, publisher, published } = record;
  const year = record.year ?? (published ? Number(published.slice(0, 4)) : null);
  const others = Object.entries(record.titles ?? {}).filter(([tag]) => tag !== record.languages[0]);
  const fields: [tag: string, value: string | null | undefined][] = [
    ['ID', designation],
    ['TI', record.title],
    ...others.map(([, title]): [string, string] => ['TT', title]),
    ['AU', publisher.name],
    ['SN', designation],
    ['PB', publisher.name],
    ['PY', year ? String(year) : null],
    ['DA', published && dateOf(published)],
    ['ET', record.edition],
    ['AB', record.abstract],
    ...record.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ...record.languages.map((language): [string, string] => ['LA', language]),
    ['UR', record.url],
    ['N1', record.statusWord],
  ];
  const lines = fields.flatMap(([tag, value]) => {
    const text = oneLine(value ?? '');
    return text === '' ? [] : [`${tag}  - ${text}`];
  });
  return `${['TY  - STAND', ...lines, 'ER  - '].join('\r\n')}\r\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** 2024-05-01 as 2024/05/01/, 2024-05 as 2024/05//: RIS keeps a place for what is not known. */
function dateOf(published: string): string {
  const [year = '', month = '', day = ''] = published.split('-');
  return `${year}/${month}/${day}/`;
}
