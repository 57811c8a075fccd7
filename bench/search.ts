/**
 * Measures the search engine over real bibliographic records: the time to build, the memory, and the time of
 * one request for a result page with exact counts of four sections.
 *
 *     CORPUS=/folder/with/ndjson.gz node --expose-gc bench/search.ts
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createIndex, type SearchDocument, type SearchRequest } from '../packages/search-core/src/index.ts';

/** The fields of a corpus record that the index uses. */
type CorpusRecord = {
  contentCode: string;
  designation: string;
  title: string;
  abstract: string;
  publisher: string;
  docType: string;
  status: string | null;
  ics: { code: string }[];
  committee: string | null;
  keywords: string[];
  titles: { [language: string]: string };
};

const ROUNDS = 40;
const COUNTED = ['publisher', 'documentType', 'ics', 'committee'];
const NOT_CURRENT = /withdraw|superseded|replaced|revised|inactive/i;

const folder = process.env['CORPUS'] ?? join(import.meta.dirname, '../../shared/corpus');
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz')) : [];
if (files.length === 0) {
  console.log(`No *.ndjson.gz in ${folder}: set CORPUS to a folder of records to measure the search engine.`);
  process.exit(0);
}

const before = memory();
const index = createIndex();
const records: Pick<CorpusRecord, 'publisher' | 'docType' | 'designation'>[] = [];
let ideographs = '';
const analysisMs = timed(() => files.forEach(read));
const everything: SearchRequest = {
  text: '*',
  field: 'all',
  scope: [...new Set(records.map(({ publisher }) => publisher))],
  picks: {},
  sort: 'best',
  from: 0,
  size: 25,
  countSections: COUNTED,
};
const buildMs = timed(() => index.search(everything));

console.log(`${index.size} documents of ${everything.scope.length} publishers`);
console.log(`reading and analysis ${seconds(analysisMs)}, building the segment ${seconds(buildMs)}`);
console.log(`memory ${memory() - before} MB\n`);

const publisher = mostFrequent(records.map((record) => record.publisher));
const type = mostFrequent(records.map((record) => record.docType));
const designation = records[Math.floor(records.length / 3)]?.designation ?? '';
const entitled = { publishers: [publisher], collections: [type] };
const picks = { documentType: [type], ics: ['29', '33'] };
const cases: Record<string, Partial<SearchRequest>> = {
  everything: {},
  'everything, picked': { picks },
  'everything, entitled': { entitled },
  'everything, Z to A': { sort: 'titleDescending' },
  'a frequent word': { text: 'systems' },
  'a word, A to Z': { text: 'equipment', sort: 'titleAscending' },
  'two words': { text: 'safety requirements' },
  'two words, picked and entitled': { text: 'electric test', picks, entitled },
  'four words': { text: 'test methods for insulating materials' },
  'a word half typed': { text: 'high voltage swi' },
  'two letters': { text: 'co' },
  'a designation': { text: designation },
  'half a designation': { text: designation.replace(/(\d).*/, '$1'), field: 'designation' },
  'a publisher and one digit': { text: `${publisher} 6` },
  'five ideographs': { text: ideographs },
  'no hits': { text: 'zygomorphic turbine' },
  'page 40': { text: 'systems', from: 1_000 },
  '500 characters of prose': { text: 'safety of electrical equipment and the '.repeat(13).slice(0, 500) },
};

const all: number[] = [];
console.log(`${'request'.padEnd(34)}${'total'.padStart(8)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}`);
for (const [name, given] of Object.entries(cases)) {
  const request = { ...everything, ...given };
  const { total } = index.search(request);
  const times = Array.from({ length: ROUNDS }, () => timed(() => index.search(request)));
  all.push(...times);
  console.log(name.padEnd(34) + String(total).padStart(8) + percentile(times, 0.5) + percentile(times, 0.95));
}
console.log('all'.padEnd(42) + percentile(all, 0.5) + percentile(all, 0.95));

function read(file: string): void {
  const text = gunzipSync(readFileSync(join(folder, file))).toString('utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  const parsed = lines.map((line) => JSON.parse(line) as CorpusRecord);
  index.upsert(parsed.map(asDocument));
  for (const record of parsed) {
    records.push({ publisher: record.publisher, docType: record.docType, designation: record.designation });
    ideographs ||= /\p{Script=Han}{5}/u.exec(Object.values(record.titles).join(' '))?.[0] ?? '';
  }
}

function asDocument(record: CorpusRecord): SearchDocument {
  return {
    id: record.contentCode,
    designation: record.designation,
    title: record.title,
    description: record.abstract,
    body: [...Object.values(record.titles), ...record.keywords].join(' '),
    publisher: record.publisher,
    collections: [record.docType],
    isCurrent: !NOT_CURRENT.test(record.status ?? ''),
    sections: {
      publisher: [record.publisher],
      documentType: [record.docType],
      ics: [...new Set(record.ics.flatMap(({ code }) => withAncestors(code)))],
      committee: record.committee === null ? [] : [record.committee],
    },
  };
}

/** '91.100.30' with '91.100' and '91'. */
function withAncestors(code: string): string[] {
  const levels = code.split('.');
  return levels.map((_, at) => levels.slice(0, at + 1).join('.'));
}

function mostFrequent(values: string[]): string {
  const groups = Object.entries(Object.groupBy(values, (value) => value));
  return groups.reduce((best, group) => ((group[1]?.length ?? 0) > (best[1]?.length ?? 0) ? group : best))[0];
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function percentile(times: number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(2).padStart(9);
}

/** Megabytes of objects and arrays in use; exact where Node lets us collect garbage first (--expose-gc). */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 2 ** 20);
}
