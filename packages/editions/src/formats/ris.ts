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
  const fields: RisFields = [
    ['ID', designation],
    ['TI', record.title],
    ...others.map(([, title]): [string, string] => ['TT', title]),
    ['AU', publisher.name],
    ['SN', designation],
    ['PB', publisher.name],
    ['PY', year ? String(year) : null],
    ['DA', published && risDate(published)],
    ['ET', record.edition],
    ['AB', record.abstract],
    ...record.keywords.map((keyword): [string, string] => ['KW', keyword]),
    ...record.languages.map((language): [string, string] => ['LA', language]),
    ['UR', record.url],
    ['N1', record.statusWord],
  ];
  return risRecord('STAND', fields);
}

/** What a record of RIS says: tags with their values, in order; what is not known is left out. */
export type RisFields = readonly (readonly [tag: string, value: string | null | undefined])[];

/** One record of a type, a field a line. */
export function risRecord(type: string, fields: RisFields): string {
  const lines = fields.flatMap(([tag, value]) => {
    const text = oneLine(value ?? '');
    return text === '' ? [] : [`${tag}  - ${text}`];
  });
  return `${[`TY  - ${type}`, ...lines, 'ER  - '].join('\r\n')}\r\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** 2024-05-01 as 2024/05/01/, 2024-05 as 2024/05//: RIS keeps a place for what is not known. */
export function risDate(published: string): string {
  const [year = '', month = '', day = ''] = published.split('-');
  return `${year}/${month}/${day}/`;
}
