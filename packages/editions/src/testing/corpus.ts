import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SourceRelation } from '../families/relations.ts';

/** The fields of a catalog's record that tell its status and its family. */
export type CorpusRecord = {
  designation: string;
  family: string;
  year: number | null;
  publisher: string;
  status: string | null;
  stage: string | null;
  published: string | null;
  relations: SourceRelation[];
  source: string;
};

const folder = process.env['CORPUS'] ?? join(import.meta.dirname, '../../../../../shared/corpus');
// The bodies whose words of status and forms of designations are known.
const known = new Set(['iec', 'ieee', 'itu', 'jis'].map((body) => `${body}.ndjson.gz`));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => known.has(name)) : [];

/** Why the tests on real records are left out; null where there are records. */
export const noCorpus: string | null =
  files.length === 0
    ? `No ${[...known].join(', ')} in ${folder}: set CORPUS to a folder of catalogue records.`
    : null;

/** Every record of the catalogs in the corpus. */
export function corpus(): CorpusRecord[] {
  return files.flatMap((name) =>
    gunzipSync(readFileSync(join(folder, name)))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as CorpusRecord),
  );
}
