import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfReader } from '../../ports/pdf-reader.ts';
import type { WorkerAnswer } from './worker.ts';

/**
 * Reads PDFs with PDFium in a thread of its own, one at a time. What a broken file does to the thread ends with it:
 * the next file gets a new one.
 */
export function pdfiumReader({ timeLimitMs = 120_000 }: { readonly timeLimitMs?: number } = {}): PdfReader {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const readNow = async (bytes: Uint8Array): Promise<WorkerAnswer> => {
    const current = (worker ??= startWorker());
    const answered = new AbortController();
    const until = { signal: AbortSignal.any([AbortSignal.timeout(timeLimitMs), answered.signal]) };
    current.ref();
    try {
      current.postMessage(bytes, []);
      const [answer] = await Promise.race([
        once(current, 'message', until),
        once(current, 'exit', until).then((): [WorkerAnswer] => {
          worker = undefined;
          return [{ problem: 'unreadable' }];
        }),
      ]);
      return answer as WorkerAnswer;
    } catch (cause) {
      worker = undefined;
      void current.terminate();
      if (cause instanceof Error && cause.name === 'AbortError') return { problem: 'time-limit' };
      return { problem: 'unreadable' };
    } finally {
      answered.abort();
      current.unref();
    }
  };

  return {
    read: (bytes) => {
      const read = last.then(() => readNow(bytes));
      last = read.catch(() => undefined);
      return read;
    },
    close: async () => {
      await last;
      await worker?.terminate();
    },
  };
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // A thread that dies between two documents must not take the server with it.
  worker.on('error', () => undefined);
  worker.unref();
  return worker;
}
