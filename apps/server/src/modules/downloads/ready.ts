import { createHash } from 'node:crypto';
import type { Delivery } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfStamper, Stamp, Stamping } from '../../ports/pdf-stamper.ts';
import { deliveryOf, storedIn, packed, sharedBytes, type EndedFile } from './endedFile.ts';
import { fairQueue } from '../../concurrency/fairQueue.ts';
import { singleFlight, type Watch } from '../../concurrency/singleFlight.ts';

/** Why a download cannot be made ready. */
export type Problem = 'document-format-missing' | 'document-unreadable' | 'downloads-busy';

/** What is to be made ready, and for whom; readers have their turns. */
export type StampRequest = {
  readonly reader: string;
  /** The PDF as the library has it; made first where there is none yet. */
  readonly source: () => Promise<Delivery | null>;
  readonly stamp: Stamp;
};

/** Makes downloads ready, each once, and keeps them for as long as their stamp is right. */
export type MakeReady = (
  request: StampRequest,
  watch: Watch<Stamping>,
) => Promise<Omit<Delivery, 'name'> | { readonly problem: Problem }>;

type Parts = { readonly files: FileStore; readonly stamper: PdfStamper; readonly cache: Cache };

/** How many downloads may wait, and how many of one reader. */
const maxWaiting = { max: 200, maxOfOne: 20 };

export function makingReady({ files, stamper, cache }: Parts): MakeReady {
  const queue = fairQueue({ atOnce: stamper.atOnce, ...maxWaiting });
  const share = singleFlight<EndedFile | { problem: Problem }, Stamping>();

  const stampNow = async (
    source: Delivery,
    key: string,
    stamp: Stamp,
    watch: Watch<Stamping>,
  ): Promise<EndedFile | { problem: Problem }> => {
    const pdf = await sharedBytes(source);
    const stamped = await stamper.stamp({ pdf, stamp }, watch);
    if ('problem' in stamped) return { problem: 'document-unreadable' };
    const { repaired, end } = stamped;
    const base = repaired ? await files.put(repaired) : source.etag;
    const ready = { base, size: repaired?.length ?? source.size, end };
    await cache.put(key, packed(ready));
    return ready;
  };

  return async ({ reader, source, stamp }, watch) => {
    const pdf = await source();
    if (!pdf) return { problem: 'document-format-missing' };
    const key = keyOf(pdf.etag, stamp);
    // An empty file has no page to stamp.
    if (pdf.size === 0) return pdf;
    const stored = await storedIn(cache, key, files);
    const ready =
      stored ??
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

/** Everything that makes a stamped file what it is: the same key, the same bytes. */
const keyOf = (file: string, stamp: Stamp): string =>
  createHash('sha256')
    .update(JSON.stringify([form, file, stamp]))
    .digest('hex');

/** Another number for each change in how stamps look. */
const form = 3;
