import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const SOURCES = [new URL('./', import.meta.url), new URL('../../families/', import.meta.url)];

/** Names the texts of the families and the generator as they are now: the same stamp means the same standards. */
export function libraryStamp(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
      .toSorted();
    for (const file of files) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
