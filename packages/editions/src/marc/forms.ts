import type { DataField, MarcRecord } from './record.ts';
import { utf8Length } from './values.ts';

/** A form in which records are exchanged: what is before, each record, what is after. All of it is UTF-8. */
export type MarcForm = {
  readonly mediaType: string;
  readonly begin: string;
  readonly write: (record: MarcRecord) => string;
  readonly end: string;
};

const endOfField = '\u001e';
const endOfRecord = '\u001d';
const delimiter = '\u001f';

/** MARC 21 as ISO 2709 has it: leader, directory, fields. */
function iso2709({ leader, control, data }: MarcRecord): string {
  const fields = [
    ...control.map(({ tag, value }) => ({ tag, text: value + endOfField })),
    ...data.map((each) => ({
      tag: each.tag,
      text: each.indicators + joined(each, delimiter) + endOfField,
    })),
  ];
  let at = 0;
  let directory = '';
  for (const { tag, text } of fields) {
    const length = utf8Length(text);
    directory += tag + padded(length, 4) + padded(at, 5);
    at += length;
  }
  const base = 24 + directory.length + 1;
  const length = padded(base + at + 1, 5);
  const head = length + leader.slice(5, 12) + padded(base, 5) + leader.slice(17);
  return head + directory + endOfField + fields.map(({ text }) => text).join('') + endOfRecord;
}

const padded = (count: number, digits: number): string => String(count).padStart(digits, '0');

const joined = ({ subfields }: DataField, before: string, escaped = (text: string) => text): string =>
  subfields.map(([code, value]) => before + code + escaped(value)).join('');

/** The lines that MARCBreaker, MarcEdit and their like read: a backslash is a blank, a dollar begins a subfield. */
const mnemonic = ({ leader, control, data }: MarcRecord): string =>
  lines([
    `=LDR  ${leader.replaceAll(' ', '\\')}`,
    ...control.map(({ tag, value }) => `=${tag}  ${spelt(value).replaceAll(' ', '\\')}`),
    ...data.map(
      (each) => `=${each.tag}  ${each.indicators.replaceAll(' ', '\\')}${joined(each, '$', spelt)}`,
    ),
    '',
  ]);

const spellings: Record<string, string> = {
  $: '{dollar}',
  '{': '{lcub}',
  '}': '{rcub}',
  '\\': '{bsol}',
};
const spelt = (text: string): string => text.replaceAll(/[${}\\]/g, (sign) => spellings[sign] ?? sign);

/** Lines for people to read. */
const text = ({ leader, control, data }: MarcRecord): string =>
  lines([
    `LDR    ${leader}`,
    ...control.map(({ tag, value }) => `${tag}    ${value}`),
    ...data.map((each) => `${each.tag} ${each.indicators} ${joined(each, '‡')}`),
    '',
  ]);

const lines = (all: readonly string[]): string => `${all.join('\r\n')}\r\n`;

/** MARCXML, as the schema MARC21slim has it. */
const xml = ({ leader, control, data }: MarcRecord): string =>
  [
    '<record>',
    `<leader>${leader}</leader>`,
    ...control.map(({ tag, value }) => `<controlfield tag="${tag}">${escaped(value)}</controlfield>`),
    ...data.flatMap(({ tag, indicators: [one, two], subfields }) => [
      `<datafield tag="${tag}" ind1="${one}" ind2="${two}">`,
      ...subfields.map(([code, value]) => `<subfield code="${code}">${escaped(value)}</subfield>`),
      '</datafield>',
    ]),
    '</record>\n',
  ].join('');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (value: string): string => value.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** The four forms by the ending of their file. */
export const marcForms = {
  mrc: { mediaType: 'application/marc', begin: '', write: iso2709, end: '' },
  mrk: { mediaType: 'text/plain; charset=utf-8', begin: '', write: mnemonic, end: '' },
  txt: { mediaType: 'text/plain; charset=utf-8', begin: '', write: text, end: '' },
  xml: {
    mediaType: 'application/marcxml+xml',
    begin: '<?xml version="1.0" encoding="UTF-8"?>\n<collection xmlns="http://www.loc.gov/MARC21/slim">\n',
    write: xml,
    end: '</collection>\n',
  },
} as const satisfies Record<string, MarcForm>;
