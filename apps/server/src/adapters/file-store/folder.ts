import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../ports/file-store.ts';

const keyPattern = /^[0-9a-f]{64}$/;

const isMissing = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'ENOENT';

/** What a folder holds; nothing where there is none yet. */
const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (cause) {
    if (isMissing(cause)) return [];
    throw cause;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

/** Writes a file that is whole as soon as it has its name, and stays through a power cut. */
const keep = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx');
  await handle
    .writeFile(bytes)
    .then(() => handle.sync())
    .finally(() => handle.close());
  await rename(unfinished, path);
  await syncFolder(dirname(path));
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
      throw new Error(`Could not look at the file ${key}`, { cause });
    }
  };

  return {
    size,
    put: async (bytes) => {
      const key = createHash('sha256').update(bytes).digest('hex');
      try {
        if ((await size(key)) !== bytes.length) await keep(pathOf(key), bytes);
      } catch (cause) {
        throw new Error(`Could not keep a file in ${folder}: ${(cause as Error).message}`, { cause });
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
    open: (key, range) => createReadStream(pathOf(key), range),
  };
}
