import type { IncomingHttpHeaders } from 'node:http';
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

/** Whether a request gets a piece of a file without its beginning, however long the file is. */
export function asksForLaterPiece(headers: IncomingHttpHeaders): boolean {
  // What is conditional, or counted from the end, may be answered with the whole file.
  if (headers['if-range'] !== undefined || headers.range?.startsWith('bytes=-')) return false;
  const range = rangeOf(headers.range, Number.MAX_SAFE_INTEGER);
  return range !== null && range !== 'unsatisfiable' && range.start > 0;
}

/** Sends a file piece by piece as it is written; one that breaks off leaves a broken answer, not a short file. */
export const deliverWritten = (reply: FastifyReply, { mediaType, name, pieces }: WrittenFile): FastifyReply =>
  reply
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .type(mediaType)
    // Written as fast as it is taken, and no faster.
    .send(Readable.from(pieces, { highWaterMark: 1 }));

/** Sends a file: all of it, the range asked for, or "not modified". */
export async function deliver(
  request: FastifyRequest,
  reply: FastifyReply,
  delivery: Delivery,
): Promise<unknown> {
  const { mediaType, size, etag, name, open } = delivery;
  void reply
    .header('accept-ranges', 'bytes')
    .header('etag', `"${etag}"`)
    .header('cache-control', 'private, no-cache')
    .type(mediaType);
  if (/^(application\/pdf|video\/)/.test(mediaType)) void reply.headers(shownByBrowsers);
  if (name !== undefined) void reply.header('content-disposition', attachment(name));
  if (request.headers['if-none-match'] === `"${etag}"`) return reply.code(304).send();
  const isSameFile = request.headers['if-range'] === undefined || request.headers['if-range'] === `"${etag}"`;
  const range = isSameFile ? rangeOf(request.headers.range, size) : null;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const part = range ?? { start: 0, end: size - 1 };
  // The bytes of a range are counted in the file as it is.
  if (range) {
    request.headers['x-no-compression'] = 'true';
    void reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  }
  void reply.header('content-length', part.end - part.start + 1);
  return reply.send(size === 0 ? Buffer.alloc(0) : open(part));
}
