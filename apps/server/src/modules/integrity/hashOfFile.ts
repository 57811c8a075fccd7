import { createHash } from 'node:crypto';
import type { FileKey, FileStore } from '../../ports/file-store.ts';

/** The SHA-256 of a file's bytes, in hex, read piece by piece; null when the disk does not give them. */
export async function hashOfFile(files: FileStore, key: FileKey, size: number): Promise<string | null> {
  const hash = createHash('sha256');
  if (size === 0) return hash.digest('hex');
  try {
    for await (const piece of files.open(key, { start: 0, end: size - 1 })) hash.update(piece);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
