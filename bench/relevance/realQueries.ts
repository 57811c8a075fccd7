import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusFolder, recordsOf, type CorpusRecord } from '../search/records.ts';

/** A query as engineers type it, and how to tell a document that should be found by it. */
export type RealQuery = { text: string; kind: string; isWanted: (record: CorpusRecord) => boolean };

/** The bodies whose records the queries were judged on, where a corpus has more than these. */
const bodies = ['iso', 'w3c', 'bipm', 'oiml', 'ogc', 'ecma', 'oasis', 'etsi'];

const queriesFile = join(corpusFolder, 'queries.tsv');

/** Whether the corpus has judged queries besides its records. */
export const hasRealQueries = (): boolean => existsSync(queriesFile);

/** The records that the queries are put to; all of the corpus where it has none of the usual bodies. */
export function judgedRecords(): CorpusRecord[] {
  const files = bodies.map((body) => `${body}.ndjson.gz`);
  const present = files.filter((file) => existsSync(join(corpusFolder, file)));
  return [...new Map(recordsOf(present).map((record) => [record.contentCode, record])).values()];
}

/** Reads `queries.tsv`: query, pattern and class, separated by tabs, below a line of headings. */
export function realQueries(): RealQuery[] {
  const [, ...lines] = readFileSync(queriesFile, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [text = '', pattern = '', kind = ''] = line.split('\t');
    return { text, kind, isWanted: wantedBy(pattern) };
  });
}

/** `^…` is about designations, `T:…` about titles, `F:…` about French titles, others about designations or titles. */
function wantedBy(pattern: string): RealQuery['isWanted'] {
  const tests = pattern.split('|').map((alternative): RealQuery['isWanted'] => {
    const [, field, source = ''] = /^(T:|F:)?(.*)$/.exec(alternative) ?? [];
    const expression = new RegExp(source, 'i');
    if (field === 'F:') return ({ titles }) => expression.test(titles['fr'] ?? '');
    if (field === 'T:') return ({ title }) => expression.test(title);
    if (source.startsWith('^')) return ({ designation }) => expression.test(designation);
    return ({ designation, title }) => expression.test(designation) || expression.test(title);
  });
  return (record) => tests.some((test) => test(record));
}
