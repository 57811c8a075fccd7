import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfContent, PdfProblem, PdfReader } from '../../ports/pdf-reader.ts';
import { processorTimeout } from '../threads/processorTimeout.ts';
import { registerThread } from '../threads/threadRegistry.ts';
import type { WorkerAnswer, WriterCall } from './worker.ts';

type Answer = PdfContent | { problem: PdfProblem };

type Limits = {
  /** Processor time for one file; by the clock it may take several times as long. */
  readonly processorLimitMs?: number;
  readonly clockLimitMs?: number;
  /** What a file may make the thread's own objects grow to; PDFium's memory has a limit of its own. */
  readonly memoryLimitMb?: number;
};

/**
 * Reads PDFs with PDFium in a thread of its own, one at a time. What a broken file does to the thread ends with it:
 * the next file gets a new one.
 */
export function pdfiumReader({
  processorLimitMs = 300_000,
  clockLimitMs = 6 * processorLimitMs,
  memoryLimitMb = 2048,
}: Limits = {}): PdfReader {
  let reader: ReadingThread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const readNow = async (question: WriterCall): Promise<Answer> => {
    const { worker: current, begins } = (reader ??= startWorker(memoryLimitMb));
    const ended = begins('read');
    const answered = new AbortController();
    const until = { signal: answered.signal };
    const late = processorTimeout(
      current,
      { processorMs: processorLimitMs, clockMs: clockLimitMs },
      answered.signal,
    ).then((): [WorkerAnswer] => [{ content: { problem: 'time-limit' }, isWorn: true }]);
    late.catch(() => undefined);
    const leave = (): void => {
      reader = undefined;
      void current.terminate();
    };
    current.ref();
    try {
      current.postMessage(question, []);
      const [{ content, isWorn }] = await Promise.race([
        once(current, 'message', until),
        once(current, 'exit', until).then((): [WorkerAnswer] => [
          { content: { problem: 'unreadable' }, isWorn: true },
        ]),
        late,
      ]);
      if (isWorn) leave();
      return content as Answer;
    } catch {
      leave();
      return { problem: 'unreadable' };
    } finally {
      answered.abort();
      ended();
      current.unref();
    }
  };

  return {
    read: (bytes, password = null) => {
      const read = last.then(() => readNow({ bytes, password }));
      last = read.catch(() => undefined);
      return read;
    },
    close: async () => {
      await last;
      await reader?.worker.terminate();
    },
  };
}

type ReadingThread = { readonly worker: Worker; readonly begins: ReturnType<typeof registerThread> };

const workerFile = new URL('./worker.ts', import.meta.url);

function startWorker(memoryLimitMb: number): ReadingThread {
  const worker = new Worker(workerFile, {
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, stackSizeMb: 16 },
  });
  // A thread that dies between two documents must not take the server with it.
  worker.on('error', () => undefined);
  worker.unref();
  return { worker, begins: registerThread(worker, workerFile) };
}
