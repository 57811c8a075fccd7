import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfMaker } from '../../ports/pdf-maker.ts';
import { registerThread } from '../threads/threadRegistry.ts';
import { Refusal } from './refusal.ts';
import type { WorkerAnswer, Wish } from './worker.ts';

/** How long one document may take; some 1,200 pages take a minute. */
export type TypstPdfMakerOptions = { readonly timeLimitMs?: number };

/**
 * Makes PDFs with Typst in a thread of its own, one at a time: a long document takes 2 GB, two would take 4. The
 * thread is started by the first document, and replaced when it dies or takes too long.
 */
export function typstPdfMaker({ timeLimitMs = 120_000 }: TypstPdfMakerOptions = {}): PdfMaker {
  let setter: Typesetter | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();

  const makeNow = async (wish: Wish): Promise<Uint8Array> => {
    if (closing.signal.aborted) throw closed();
    const current = (setter ??= startWorker(() => (setter = undefined)));
    const answer = await request(current, wish, limited(closing.signal, timeLimitMs)).catch(
      (cause: unknown) => {
        // Terminating waits for native code that may never return: the next document gets a new thread at once.
        void current.worker.terminate();
        setter = undefined;
        throw closing.signal.aborted ? closed(cause) : refusalOf(cause);
      },
    );
    if ('pdf' in answer) return answer.pdf;
    throw new Refusal(answer.reason, answer.message);
  };

  const inTurn = (wish: Wish): Promise<Uint8Array> => {
    const made = last.then(() => makeNow(wish));
    last = made.catch(() => undefined);
    return made;
  };

  return {
    make: (document) => inTurn({ document }),
    makeGuide: (guide) => inTurn({ guide }),
    close: async () => {
      closing.abort();
      await last;
      await setter?.worker.terminate();
    },
  };
}

type Typesetter = { readonly worker: Worker; readonly begins: ReturnType<typeof registerThread> };

const workerFile = new URL('./worker.ts', import.meta.url);

function startWorker(onExit: () => void): Typesetter {
  // Typst is recursive: a deeply nested document needs more than a thread's usual 4 MB of stack.
  const worker = new Worker(workerFile, { resourceLimits: { stackSizeMb: 32 } });
  // A thread that dies between two documents must not take the server with it.
  worker.on('error', () => undefined);
  worker.once('exit', onExit);
  worker.unref();
  return { worker, begins: registerThread(worker, workerFile) };
}

function limited(signal: AbortSignal, timeLimitMs: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(timeLimitMs)]);
}

async function request(
  { worker, begins }: Typesetter,
  wish: Wish,
  signal: AbortSignal,
): Promise<WorkerAnswer> {
  const answered = new AbortController();
  const until = { signal: AbortSignal.any([signal, answered.signal]) };
  const ended = begins(Object.keys(wish).join());
  // Only work in hand keeps the process alive.
  worker.ref();
  try {
    worker.postMessage(wish, []);
    const [answer] = await Promise.race([once(worker, 'message', until), deathOf(worker, until)]);
    return answer as WorkerAnswer;
  } finally {
    answered.abort();
    ended();
    worker.unref();
  }
}

async function deathOf(worker: Worker, until: { signal: AbortSignal }): Promise<never> {
  await once(worker, 'exit', until);
  throw new Error('The typesetting thread ended');
}

function refusalOf(cause: unknown): Refusal {
  return cause instanceof Error && cause.name === 'AbortError'
    ? new Refusal('time-limit', 'The document took too long to set', { cause })
    : new Refusal('typesetting-failed', 'The typesetter broke down on this document', { cause });
}

function closed(cause?: unknown): Refusal {
  return new Refusal('maker-closed', 'No more PDFs are made', { cause });
}
