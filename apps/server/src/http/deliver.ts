import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Delivery, WrittenFile } from '../context.ts';
import { attachment } from './attachment.ts';
import { shownByBrowsers } from './security.ts';

type Range = { start: number; end: number };

/**
 * The one range a Range header asks for (RFC 9110, 14.2), `null` for the whole file, or `unsatisfiable`.
 * Several ranges at once are answered with the whole file, which the standard allows.
 */
export function rangeOf(header: string | undefined, size: number): Range | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}

/** Sends a file piece by piece as it is written; one that breaks off leaves a broken answer, not a short file. */
export const deliverWritten = (reply: FastifyReply, { mediaType, name, pieces }: WrittenFile): FastifyReply =>
  reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .type(mediaType)
    // Written as fast as it is taken, and no faster.
    .send(Readable.from(pieces, { highWaterMark: 1 }));

type Ways = {
  /** Whether ranges are answered: of a stored file, and of none that is made for the call. */
  readonly hasRanges: boolean;
  /** Charges the reader for a range, by its share of the file; throws a Refusal where that is too much. */
  readonly charge: (share: number) => void;
};

/** Sends a file: all of it, the range asked for, or "not modified". */
export async function deliver(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, size, etag, name, open, count }: Delivery,
  { hasRanges, charge }: Ways,
): Promise<unknown> {
  const tag = `"${etag}"`;
  const { headers } = request;
  const isHead = request.method === 'HEAD';
  const whole = { start: 0, end: size - 1 };
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === tag;
  const isKnown = headers['if-none-match'] === tag;
  const range = hasRanges && !isHead && !isKnown && isSameFile ? rangeOf(headers.range, size) : null;
  const part = range === 'unsatisfiable' ? null : (range ?? whole);
  if (part && asksForRange(request, hasRanges) && !isKnown) charge((part.end - part.start + 1) / (size || 1));
  if (part && !isHead) await count?.(part);

  void reply
    .header('accept-ranges', hasRanges ? 'bytes' : 'none')
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .type(mediaType);
  if (/^(application\/pdf|video\/)/.test(mediaType)) void reply.headers(shownByBrowsers);
  if (name !== undefined) void reply.header('content-disposition', attachment(name));
  if (isKnown) return reply.code(304).send();
  if (!part) return reply.code(416).header('content-range', `bytes */${size}`).send();
  // The bytes of a range are counted in the file as it is.
  if (range) {
    headers['x-no-compression'] = 'true';
    void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  }
  void reply.header('content-length', part.end - part.start + 1);
  // Of an empty buffer Fastify would say to HEAD that the file is empty.
  if (isHead) return reply.send(Readable.from([]));
  return reply.send(size === 0 ? Buffer.alloc(0) : open(part));
}

/** Whether a request names a range that may be answered: it is charged by what it gets. */
export const asksForRange = ({ method, headers }: FastifyRequest, hasRanges = false): boolean =>
  hasRanges && method === 'GET' && headers.range !== undefined;
