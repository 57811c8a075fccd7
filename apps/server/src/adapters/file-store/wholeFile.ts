import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const digestLength = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Writes a file that is whole as soon as it has its name, and stays through a power cut. */
export async function writeWhole(path: string, ...parts: readonly Uint8Array[]): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx');
  try {
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } catch (cause) {
    // On a full disk what is left over would be in the way of anyone who makes room.
    await rm(unfinished, { force: true });
    throw cause;
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
  await syncFolder(dirname(path));
}

/** Writes a file together with a digest of it, which `readSealed` looks at. */
export const writeSealed = (path: string, bytes: Uint8Array): Promise<void> =>
  writeWhole(path, digestOf(bytes), bytes);

/** What `writeSealed` wrote, or null when there is no such file; throws when it is damaged. */
export async function readSealed(path: string): Promise<Uint8Array | null> {
  let file: Buffer;
  try {
    file = await readFile(path);
  } catch (cause) {
    if (isMissing(cause)) return null;
    throw cause;
  }
  const bytes = file.subarray(digestLength);
  if (!digestOf(bytes).equals(file.subarray(0, digestLength))) throw new Error(`${path} is damaged`);
  return bytes;
}

/** Whether it is because there is no such file or folder. */
export const isMissing = (cause: unknown): boolean => (cause as NodeJS.ErrnoException).code === 'ENOENT';

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
