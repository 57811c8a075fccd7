import { Readable } from 'node:stream';
import type { Delivery } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';

/** A file of the store, and an end of its own behind it. */
export type EndedFile = { readonly base: string; readonly size: number; readonly end: Uint8Array };

/** Keeps which file it is, and its end. */
export function packed({ base, size, end }: EndedFile): Buffer {
  return Buffer.concat([Buffer.from(`${base} ${size}\n`), end]);
}

/** What was packed under a key, as long as its file is there. */
export async function storedIn(cache: Cache, key: string, files: FileStore): Promise<EndedFile | null> {
  const bytes = await cache.get(key);
  if (!bytes) return null;
  const line = bytes.indexOf(0x0a);
  const [base = '', size = ''] = Buffer.from(bytes.subarray(0, line)).toString().split(' ');
  const ready = { base, size: Number(size), end: bytes.subarray(line + 1) };
  // Looked at before the answer begins: afterwards a reader could only be cut off.
  return (await files.size(base)) === ready.size ? ready : null;
}

/** A file in shared memory, so that no thread makes a copy of it. */
export async function sharedBytes({ size, open }: Delivery): Promise<Uint8Array> {
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for await (const piece of open({ start: 0, end: size - 1 })) {
    const part = Buffer.from(piece);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The whole of it on its way to a reader, piece by piece. */
export const deliveryOf = (
  { base, size, end }: EndedFile,
  key: string,
  files: FileStore,
): Omit<Delivery, 'name'> => ({
  mediaType: 'application/pdf',
  size: size + end.length,
  etag: key,
  open: (range) => Readable.from(bothParts({ base, size, end }, range, files), { objectMode: false }),
});

async function* bothParts(
  { base, size, end }: EndedFile,
  range: { start: number; end: number },
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  if (range.start < size) yield* files.open(base, { start: range.start, end: Math.min(range.end, size - 1) });
  if (range.end >= size) yield end.subarray(Math.max(0, range.start - size), range.end - size + 1);
}
