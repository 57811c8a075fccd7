import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread.ts';

/**
 * Answers, in a thread, what its parent asks: the parent knows what may be asked, and no one else can. Questions that
 * come while an answer is awaited are begun as well.
 */
export function startRpcWorker(answer: (question: never) => unknown): void {
  parentPort?.on('message', (message: ToThread<never>) => {
    if ('isEnd' in message) return parentPort?.close();
    const { question, number } = message;
    if (number === undefined) return void answer(question);
    Promise.try(answer, question).then(
      (given: unknown) => post({ number, answer: given }),
      (cause: unknown) => post({ number, error: asError(cause) }),
    );
  });
}

/** Tells the parent of a thread something that it did not ask for. */
export function emit(event: unknown): void {
  post({ event });
}

function post(message: FromThread): void {
  parentPort?.postMessage(message, []);
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));
