import {
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 60_000;
const pauseMs = 50;

/** Hands requests on to the server on another port; while that one is being started again, they wait for it. */
export const forward =
  (port: number): RequestListener =>
  (request, response) => {
    untilAnswered(request, port)
      .then((answer) => pipeline(answer, response.writeHead(answer.statusCode ?? 502, answer.headers)))
      .catch((error: Error) => refuse(response, error));
  };

async function untilAnswered(request: IncomingMessage, port: number): Promise<IncomingMessage> {
  const body = await buffer(request);
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      const answer = await answerTo(request, body, port);
      if (!isPreparing(request, answer) || performance.now() > givenUpAt) return answer;
      answer.resume();
    } catch (error) {
      if (performance.now() > givenUpAt) throw error;
    }
    await sleep(pauseMs);
  }
}

/** The library opens still: health checks report it, all other requests wait. */
const isPreparing = ({ url = '' }: IncomingMessage, { statusCode, headers }: IncomingMessage): boolean =>
  statusCode === 503 && headers['retry-after'] !== undefined && !url.startsWith('/management/');

const answerTo = (
  { method, url: path, headers }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end(body);
  });

function refuse(response: ServerResponse, { message }: Error): void {
  if (response.headersSent) return void response.destroy(); // The client has gone, or the server failed in mid-answer.
  response.writeHead(502, { 'content-type': 'text/plain' }).end(`The server does not answer: ${message}`);
}
