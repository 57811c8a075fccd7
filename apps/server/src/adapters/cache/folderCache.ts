import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from '../../ports/cache.ts';
import { isMissing, readSealed, writeSealed } from '../file-store/wholeFile.ts';

type Bounds = {
  readonly folder: string;
  readonly maxBytes: number;
  /** What has not been asked for in this time goes. */
  readonly longestMs: number;
  readonly now: () => Date;
};

type CachedFile = { readonly path: string; readonly bytes: number; readonly usedAt: number };

/** Keeps what can be made again in a folder; when it cannot, nothing is lost. Several processes may share it. */
export function folderCache({ folder, maxBytes, longestMs, now }: Bounds): Cache {
  const pathOf = (name: string): string => join(folder, createHash('sha256').update(name).digest('hex'));

  const sweep = async (): Promise<void> => {
    const files = (await Promise.all((await readdir(folder)).map((name) => cachedAt(join(folder, name)))))
      .filter((each) => each !== null)
      .toSorted((one, other) => other.usedAt - one.usedAt);
    let bytes = 0;
    for (const each of files) {
      bytes += each.bytes;
      const isOld = now().getTime() - each.usedAt > longestMs;
      if (isOld || bytes > maxBytes) await rm(each.path, { force: true });
    }
  };

  return {
    get: async (name) => {
      const path = pathOf(name);
      const bytes = await readSealed(path).catch(() => null);
      // Another process may take it away just now.
      if (bytes) await utimes(path, now(), now()).catch(() => undefined);
      return bytes;
    },
    put: async (name, bytes) => {
      if (bytes.length > maxBytes) return;
      await mkdir(folder, { recursive: true });
      await writeSealed(pathOf(name), bytes);
      await utimes(pathOf(name), now(), now()).catch(() => undefined);
      await sweep();
    },
  };
}

async function cachedAt(path: string): Promise<CachedFile | null> {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, bytes: size, usedAt: mtimeMs };
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
}
