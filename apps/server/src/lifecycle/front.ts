import { directionOf } from '@norma/contracts/fields';
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { languageOfRequest } from '../http/language.ts';
import { problem } from '../http/problems.ts';
import { cutSlowBody } from '../http/slowBodies.ts';
import { contentSecurityPolicy, safeHeaders } from '../http/security.ts';
import { progressPage } from '../pages/progress.ts';
import type { Settings } from '../config/settings.ts';

/** The listening server while the library behind it is being prepared. */
export type Front = {
  readonly server: Server;
  /** What visitors are shown as being done now. */
  readonly step: (text: string) => void;
  /** Lets no one in any more, and ends when those inside have their answers or have had time enough. */
  readonly close: () => Promise<void>;
};

const timeoutMs = 5_000;

/** An address holds all picks that narrow a search: there may be hundreds of them. */
export const maxHeaderSize = 128 * 1024;

/** Anyone who sends a head byte by byte holds a connection no longer than this; bodies are for `cutSlowBody` to watch. */
export const connectionTimeouts = {
  headersTimeout: 20_000,
  // A delivery of a gigabyte on a slow line takes hours.
  requestTimeout: 0,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

/** Listens at once and shows every visitor how far the library is; the library takes the server over when it is ready. */
export async function openFront(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  timeouts: Partial<typeof connectionTimeouts> = {},
): Promise<Front> {
  const startedAt = performance.now();
  let step = '';
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    cutSlowBody(request, response);
    const requestId = randomUUID();
    const headers = {
      ...safeHeaders,
      'x-request-id': requestId,
      'retry-after': '1',
      'cache-control': 'no-store',
    };
    response.setHeaders(new Map(Object.entries(headers)));
    if (request.url === '/management/health/liveness') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"UP"}');
      return;
    }
    if (!(request.headers.accept ?? '').includes('text/html')) {
      const detail = `The library is being prepared: ${step}`;
      const body = problem({ status: 503, code: 'library-not-ready', detail }, requestId);
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
      return;
    }
    const language = languageOfRequest(request.headers, null);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const { html, nonce } = progressPage({ language, direction: directionOf(language), step, seconds });
    response
      .writeHead(503, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': contentSecurityPolicy(null, nonce),
      })
      .end(html);
  };
  const server = createServer({ maxHeaderSize, ...connectionTimeouts, ...timeouts }, answer);
  await listen(server, host, port);
  return { server, step: (text) => void (step = text), close: () => closeKindly(server) };
}

const closeKindly = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // Anyone who has their answer keeps the connection for the next question; there is none any more.
    const sweeping = setInterval(() => server.closeIdleConnections(), 20);
    const cutting = setTimeout(() => server.closeAllConnections(), timeoutMs);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(cutting);
      resolve();
    });
  });

const listen = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(explained(cause, host, port)));
    server.listen(port, host, resolve);
  });

const explained = (cause: NodeJS.ErrnoException, host: string, port: number): Error => {
  if (cause.code === 'EADDRINUSE')
    return new Error(
      `PORT ${port} is already in use on ${host}. Stop the program that listens there, or set another PORT.`,
      {
        cause,
      },
    );
  if (cause.code === 'EACCES')
    return new Error(`This user may not listen on PORT ${port}. Set a PORT of 1024 or higher.`, {
      cause,
    });
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(cause.code ?? ''))
    return new Error(`HOST ${host} is not an address of this machine.`, { cause });
  return new Error(`Could not listen on HOST ${host}, PORT ${port}: ${cause.message}`, { cause });
};
