import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread.ts';

/** Answers the requests of the parent thread, concurrently. Only the parent can send any, so that they are not validated. */
export function startRpcWorker(handle: (request: never) => unknown): void {
  parentPort?.on('message', (message: ToThread<never>) => {
    if ('isEnd' in message) return parentPort?.close();
    const { message: request, number } = message;
    if (number === undefined) return void handle(request);
    Promise.try(handle, request).then(
      (given: unknown) => post({ number, answer: given }),
      (cause: unknown) => post({ number, error: asError(cause) }),
    );
  });
}

/** Sends an event to the parent thread. */
export function emit(event: unknown): void {
  post({ event });
}

function post(message: FromThread): void {
  parentPort?.postMessage(message, []);
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
