import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';
import { isMissing, writeWhole } from './wholeFile.ts';

const keyPattern = /^[0-9a-f]{64}$/;

/** What a folder holds; nothing where there is none yet. */
const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
};

/** Keeps files in a folder, two levels deep by their key; a file is either whole or not there. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error(`"${key}" is not the key of a file`);
    return join(folder, key.slice(0, 2), key);
  };

  const size: FileStore['size'] = async (key) => {
    try {
      return (await stat(pathOf(key))).size;
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw new Error(`Could not read the size of the file ${key}`, { cause });
    }
  };

  return {
    size,
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      try {
        if ((await size(key)) !== bytes.length) await writeWhole(pathOf(key), bytes);
      } catch (cause) {
        throw new Error(`Could not save a file in ${folder}: ${(cause as Error).message}`, { cause });
      }
      return key;
    },
    read: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (cause) {
        throw new Error(`Could not read the file ${key}`, { cause });
      }
    },
    keys: async function* () {
      for (const prefix of await namesIn(folder))
        for (const name of await namesIn(join(folder, prefix))) if (keyPattern.test(name)) yield name;
    },
    tryOut: async () => {
      const path = join(folder, 'trial', randomUUID());
      try {
        await writeWhole(path, Buffer.from(path));
        if ((await readFile(path, 'utf8')) !== path) throw new Error(`${path} is not what was written`);
      } finally {
        await rm(path, { force: true });
      }
    },
    open: (key, range) => createReadStream(pathOf(key), range),
  };
}
