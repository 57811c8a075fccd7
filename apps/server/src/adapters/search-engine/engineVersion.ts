import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const core = dirname(fileURLToPath(import.meta.resolve('@norma/search-core')));
const isTest = /\.test\.ts$|(^|\/)testing\//;

/**
 * Names how documents are analysed: a hash of the search core's sources, because an index that another analysis made
 * would be searched for words that it does not have.
 */
export async function engineVersion(): Promise<string> {
  const names = (await readdir(core, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !isTest.test(name),
  );
  const hash = createHash('sha256');
  for (const name of names.sort()) hash.update(`${name}\n`).update(await readFile(join(core, name)));
  return hash.digest('hex');
}
