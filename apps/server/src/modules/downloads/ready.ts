import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Delivery } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfStamper, Stamp, Stamping } from '../../ports/pdf-stamper.ts';
import { fairQueue } from '../../turns/queue.ts';
import { sharedWork, type Watch } from '../../turns/shared.ts';

/** A stamped PDF: a file of the store, and the end that makes it this reader's. */
type Ready = { readonly base: string; readonly size: number; readonly end: Uint8Array };

/** Why a download cannot be made ready. */
export type Problem = 'document-format-missing' | 'document-unreadable' | 'downloads-busy';

/** What is to be made ready, and for whom; readers have their turns. */
export type Wish = {
  readonly reader: string;
  /** The PDF as the library has it; made first where there is none yet. */
  readonly source: () => Promise<Delivery | null>;
  readonly stamp: Stamp;
};

/** Makes downloads ready, each once, and keeps them for as long as their stamp is right. */
export type MakeReady = (
  wish: Wish,
  watch: Watch<Stamping>,
) => Promise<Omit<Delivery, 'name'> | { readonly problem: Problem }>;

type Parts = { readonly files: FileStore; readonly stamper: PdfStamper; readonly cache: Cache };

/** How many downloads may wait, and how many of one reader. */
const mostWaiting = { most: 200, mostOfOne: 20 };

export function makingReady({ files, stamper, cache }: Parts): MakeReady {
  const queue = fairQueue({ atOnce: stamper.atOnce, ...mostWaiting });
  const share = sharedWork<Ready | { problem: Problem }, Stamping>();

  const stampNow = async (
    source: Delivery,
    key: string,
    stamp: Stamp,
    watch: Watch<Stamping>,
  ): Promise<Ready | { problem: Problem }> => {
    const pdf = await sharedBytes(source);
    const stamped = await stamper.stamp({ pdf, stamp }, watch);
    if ('problem' in stamped) return { problem: 'document-unreadable' };
    const { mended, end } = stamped;
    const base = mended ? await files.put(mended) : source.etag;
    const ready = { base, size: mended?.length ?? source.size, end };
    await cache.put(key, packed(ready));
    return ready;
  };

  return async ({ reader, source, stamp }, watch) => {
    const pdf = await source();
    if (!pdf) return { problem: 'document-format-missing' };
    const key = keyOf(pdf.etag, stamp);
    // An empty file has no page to stamp.
    if (pdf.size === 0) return pdf;
    const kept = await keptIn(cache, key, files);
    const ready =
      kept ??
      (await share(
        key,
        (ours) =>
          queue.run(reader, () => stampNow(pdf, key, stamp, ours), ours.signal) ??
          Promise.resolve({ problem: 'downloads-busy' as const }),
        watch,
      ));
    return 'problem' in ready ? ready : deliveryOf(ready, key, files);
  };
}

/** A file in shared memory, so that no thread makes a copy of it. */
async function sharedBytes({ size, open }: Delivery): Promise<Uint8Array> {
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let at = 0;
  for await (const piece of open({ start: 0, end: size - 1 })) {
    const part = Buffer.from(piece);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Everything that makes a stamped file what it is: the same key, the same bytes. */
const keyOf = (file: string, stamp: Stamp): string =>
  createHash('sha256')
    .update(JSON.stringify([form, file, stamp]))
    .digest('hex');

/** Another number for each change in how stamps look. */
const form = 1;

function packed({ base, size, end }: Ready): Buffer {
  return Buffer.concat([Buffer.from(`${base} ${size}\n`), end]);
}

async function keptIn(cache: Cache, key: string, files: FileStore): Promise<Ready | null> {
  const bytes = await cache.get(key);
  if (!bytes) return null;
  const line = bytes.indexOf(0x0a);
  const [base = '', size = ''] = Buffer.from(bytes.subarray(0, line)).toString().split(' ');
  const ready = { base, size: Number(size), end: bytes.subarray(line + 1) };
  // Looked at before the answer begins: afterwards a reader could only be cut off.
  return (await files.size(base)) === ready.size ? ready : null;
}

const deliveryOf = ({ base, size, end }: Ready, key: string, files: FileStore): Omit<Delivery, 'name'> => ({
  mediaType: 'application/pdf',
  size: size + end.length,
  etag: key,
  open: (range) => Readable.from(bothParts({ base, size, end }, range, files), { objectMode: false }),
});

async function* bothParts(
  { base, size, end }: Ready,
  range: { start: number; end: number },
  files: FileStore,
): AsyncGenerator<Uint8Array> {
  if (range.start < size) yield* files.open(base, { start: range.start, end: Math.min(range.end, size - 1) });
  if (range.end >= size) yield end.subarray(Math.max(0, range.start - size), range.end - size + 1);
}
