import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Delivery } from '../context.ts';
import type { Cache } from '../ports/cache.ts';
import type { Guide, PdfMaker } from '../ports/pdf-maker.ts';
import { singleFlight } from '../concurrency/singleFlight.ts';

type Parts = { readonly pdfMaker: Pick<PdfMaker, 'makeGuide'>; readonly cache: Cache };

/** Prints guides, each once however many ask for it, and keeps them for as long as they say the same. */
export type PrintGuide = (guide: Guide, signal: AbortSignal) => Promise<Omit<Delivery, 'name'>>;

export function printing({ pdfMaker, cache }: Parts): PrintGuide {
  const share = singleFlight<Uint8Array, never>();
  return async (guide, signal) => {
    const key = keyOf(guide);
    const cached = await cache.get(key);
    const pdf =
      cached ??
      (await share(
        key,
        async () => {
          const made = await pdfMaker.makeGuide(guide);
          await cache.put(key, made);
          return made;
        },
        { signal, onProgress: () => undefined },
      ));
    return {
      mediaType: 'application/pdf',
      size: pdf.length,
      etag: key,
      open: ({ start, end }) => Readable.from([pdf.subarray(start, end + 1)]),
    };
  };
}

/** Another number for each change in how guides look. */
const form = 2;

const keyOf = (guide: Guide): string =>
  createHash('sha256')
    .update(JSON.stringify([form, guide]))
    .digest('hex');
