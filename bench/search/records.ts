import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { editionStatusOf } from '../../apps/server/src/modules/documents/storage/editionStatus.ts';
import { isInForce, relationsOf } from '../../packages/editions/src/index.ts';
import type { SearchDocument } from '../../packages/search-core/src/index.ts';
import { seededRandom } from './random.ts';

/** The fields of a record of the corpus that a search looks at. */
export type CorpusRecord = {
  contentCode: string;
  designation: string;
  family: string;
  year: number | null;
  title: string;
  titles: Record<string, string>;
  abstract: string;
  publisher: string;
  docType: string;
  status: string | null;
  stage: string | null;
  relations: { type: string; designation: string }[];
  languages: string[];
  ics: { code: string }[];
  committee: string | null;
  keywords: string[];
  published: string | null;
  source: string;
};

/** A document with everything that any of the engines may want of it. */
export type BenchDocument = Required<SearchDocument>;

/** The texts that are searched, the weightiest first. */
export const fields = ['designation', 'title', 'keywords', 'description', 'body'] as const;

/** The sections that every request counts. */
export const sections = [
  'publisherList',
  'documentTypeList',
  'statusList',
  'committeeList',
  'icsCodeList',
  'yearList',
  'languageList',
] as const;

/** Where the records are: the folder named by CORPUS. */
export const corpusFolder = process.env['CORPUS'] ?? join(import.meta.dirname, '../../../shared/corpus');

/** The names of the corpus' files; none where there is no corpus. */
export const corpusFiles = (): string[] =>
  existsSync(corpusFolder) ? readdirSync(corpusFolder).filter((name) => name.endsWith('.ndjson.gz')) : [];

// Of a hundred words of a copy so many come from elsewhere in the corpus, drawn by how often they are used, and so many
// are new: a word that is used a thousand times stays about as frequent as it was, and the vocabulary grows as a larger
// catalog's does (Heaps' law).
const replacedOfHundred = 30;
const coinedOfHundred = 1;

/**
 * So many records: those of the corpus, then copies of them whose words and numbers are changed. The same ones at every
 * call.
 */
export function* corpusRecords(count: number): Generator<CorpusRecord> {
  // Some stand in the corpus twice; which of the two counts is no question for a measurement.
  const distinct = new Map(recordsOf(corpusFiles()).map((record) => [record.contentCode, record]));
  const records = [...distinct.values()];
  const pool = wordsOf(records);
  const random = seededRandom(1);
  for (let at = 0; at < count; at += 1) {
    const round = Math.floor(at / records.length);
    const record = records[at % records.length];
    if (record) yield round === 0 ? record : changed(record, { round, pool, random });
  }
}

/** The records as the engines take them in. */
export function* corpusDocuments(count: number): Generator<BenchDocument> {
  for (const record of corpusRecords(count)) yield asDocument(record);
}

/** The records of files of the corpus. */
export function recordsOf(files: readonly string[]): CorpusRecord[] {
  return files.flatMap((file) => {
    const lines = gunzipSync(readFileSync(join(corpusFolder, file)))
      .toString('utf8')
      .split('\n');
    return lines.filter(Boolean).map((line) => JSON.parse(line) as CorpusRecord);
  });
}

function wordsOf(records: CorpusRecord[]): string[] {
  return records.flatMap(({ title, abstract }) => `${title} ${abstract}`.match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}

type Change = { round: number; pool: string[]; random: () => number };

function changed(record: CorpusRecord, change: Change): CorpusRecord {
  const { round } = change;
  const number = (text: string): string =>
    text.replace(/\d{3,}/, (digits) => String(Number(digits) + 100_000 * round));
  return {
    ...record,
    contentCode: `${record.contentCode}-${round}`,
    designation: number(record.designation),
    family: number(record.family),
    title: otherWords(record.title, change),
    abstract: otherWords(record.abstract, change),
  };
}

function otherWords(text: string, { round, pool, random }: Change): string {
  return text.replaceAll(/[\p{L}\p{N}]{2,}/gu, (word) => {
    const chance = random() * 100;
    if (chance < coinedOfHundred) return `${word}${round}`;
    if (chance > replacedOfHundred) return word;
    return pool[Math.floor(random() * pool.length)] ?? word;
  });
}

/** A record as the import gives it to an engine. */
export function asDocument(record: CorpusRecord): BenchDocument {
  const { contentCode, designation, publisher, year } = record;
  const relations = relationsOf(record.source, record);
  const { columns } = editionStatusOf({
    publisher_code: publisher,
    source_status: record.status,
    source_stage: record.stage,
    relations,
  });
  return {
    id: contentCode,
    designation,
    title: record.title,
    otherTitles: otherTitles(record),
    keywords: record.keywords.join(' '),
    description: record.abstract,
    body: '',
    language: 'en',
    publisher,
    collections: [],
    family: record.family,
    date: /^\d{4}-\d{2}-\d{2}$/.test(record.published ?? '') ? (record.published ?? '') : '',
    isTranslation: false,
    isCurrent: isInForce(columns.status),
    facets: {
      publisherList: [publisher],
      documentTypeList: [record.docType],
      statusList: columns.edition_status === null ? [] : [columns.edition_status],
      committeeList: record.committee === null ? [] : [record.committee],
      icsCodeList: [...new Set(record.ics.flatMap(({ code }) => withAncestors(code)))],
      yearList: year === null ? [] : [String(year)],
      languageList: [...new Set(record.languages)],
    },
  };
}

const otherTitles = ({ title, titles }: CorpusRecord): Record<string, string> =>
  Object.fromEntries(Object.entries(titles).filter(([, text]) => text !== title));

/** '91.100.30' with '91.100' and '91'. */
function withAncestors(code: string): string[] {
  const levels = code.split('.');
  return levels.map((_, at) => levels.slice(0, at + 1).join('.'));
}
