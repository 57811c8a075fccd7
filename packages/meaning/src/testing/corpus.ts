import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** As much of a catalog's record as tells its meaning. */
export type CatalogueRecord = {
  readonly family: string;
  readonly title: string;
  readonly abstract: string;
};

const folder = process.env['CORPUS'] ?? join(import.meta.dirname, '../../../../../shared/corpus');
const file = join(folder, 'ieee.ndjson.gz');

/** Why the tests on real records are left out; null where there are records. */
export const noCorpus: string | null = existsSync(file)
  ? null
  : `No ieee.ndjson.gz in ${folder}: set CORPUS to a folder of catalogue records.`;

/** Every record of one catalog that has titles and abstracts in English. */
export const corpus = (): CatalogueRecord[] =>
  gunzipSync(readFileSync(file))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CatalogueRecord);
