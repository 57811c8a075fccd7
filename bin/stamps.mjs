// Stamps: the fingerprint of what a result was made from, kept next to the result.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * SHA-256, in hex, over the names and contents of files and over further facts; the order of the files does not matter.
 * @param {string} root
 * @param {string[]} files below `root`
 * @param {string[]} [facts]
 */
export function fingerprint(root, files, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const file of [...files].sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * The stamp in a file, nothing when there is none.
 * @param {string} stampFile
 */
export function readStamp(stampFile) {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined;
  }
}
