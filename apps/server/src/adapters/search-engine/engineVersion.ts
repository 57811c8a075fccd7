import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = ['@norma/search-core', '@norma/quantities'].map((name) =>
  dirname(fileURLToPath(import.meta.resolve(name))),
);
const isTest = /\.test\.ts$|(^|\/)testing\//;

/**
 * Names how documents are analysed: a hash of the sources of the search core and of what it reads texts with, because an index that another analysis made
 * would be searched for words that it does not have.
 */
export async function engineVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    const names = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !isTest.test(name),
    );
    for (const name of names.sort()) hash.update(`${name}\n`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
