import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { problem } from './problems.ts';

/** What a sender has to bring in each span of time, unless it is the rest of the body: 10 kB a second. */
export type BodyTimeout = { readonly spanMs: number; readonly bytes: number };

const usual: BodyTimeout = { spanMs: 30_000, bytes: 300_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Cuts off a body that comes too slowly with 408: a small one has to be there after one span, a large one may take as
 * long as it needs while it comes at a steady rate. While the server itself reads no further, no time counts.
 */
export function cutSlowBody(
  request: IncomingMessage,
  response: ServerResponse,
  { spanMs, bytes }: BodyTimeout = usual,
): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let bytesBefore = socket.bytesRead;
  const watching = setInterval(() => {
    if (request.complete) return stop();
    const arrived = socket.bytesRead - bytesBefore;
    bytesBefore = socket.bytesRead;
    const isHeldBack = request.readableLength >= request.readableHighWaterMark;
    if (arrived >= bytes || isHeldBack) return;
    stop();
    refuse(request, response);
  }, spanMs).unref();
  const stop = (): void => clearInterval(watching);
  request.once('end', stop).once('close', stop);
}

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy();
  const requestId = String(response.getHeader('x-request-id') ?? randomUUID());
  const detail = 'The body did not arrive in time';
  response.writeHead(408, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    connection: 'close',
  });
  const body = problem({ status: 408, code: 'body-too-slow', detail }, requestId);
  response.end(JSON.stringify(body), () => socket.destroy());
}
