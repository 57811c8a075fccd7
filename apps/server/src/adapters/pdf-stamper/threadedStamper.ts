import { setTimeout as sleep } from 'node:timers/promises';
import type { PdfStamper, Stamping } from '../../ports/pdf-stamper.ts';
import { startThread, ThreadEnded, type Thread } from '../threads/thread.ts';
import type { StampAnswer, StampQuestion } from './stamp.worker.ts';

type Options = {
  /** How many threads there are at most. */
  readonly atOnce?: number;
  readonly timeLimitMs?: number;
};

type Stamper = { readonly thread: Thread<StampQuestion>; onProgress: (stamping: Stamping) => void };

/**
 * Stamps PDFs in threads of its own, each one file at a time. What a hostile file does to its thread ends with it.
 * `atOnce` is kept by whoever asks: beyond it nothing waits here.
 */
export function threadedStamper({ atOnce = 2, timeLimitMs = 120_000 }: Options = {}): PdfStamper {
  const resting: Stamper[] = [];
  const working = new Set<Stamper>();
  let jobs = 0;
  let isClosed = false;

  const start = (): Stamper => {
    const stamper: Stamper = {
      onProgress: () => undefined,
      thread: startThread({
        file: new URL('./stamp.worker.ts', import.meta.url),
        taskOf: () => 'stamp',
        onEvent: (news) => stamper.onProgress(news as Stamping),
        onEnded: () => {
          working.delete(stamper);
          const at = resting.indexOf(stamper);
          if (at >= 0) resting.splice(at, 1);
        },
      }),
    };
    return stamper;
  };

  const answerWithin = async (stamper: Stamper, asked: Promise<unknown>): Promise<StampAnswer> => {
    const given = new AbortController();
    const late = sleep(timeLimitMs, { problem: 'time-limit' } as const, { signal: given.signal, ref: false });
    const end = (): Promise<void> => {
      working.delete(stamper);
      // It is asked to end and then broken off: a file may hold it for ever.
      return stamper.thread.end();
    };
    late.then(end).catch(() => undefined);
    try {
      // Nobody else answers than the worker.
      return await Promise.race([asked as Promise<StampAnswer>, late]);
    } catch (cause) {
      // A file that takes its thread with it can be read by nobody here.
      if (cause instanceof ThreadEnded && !isClosed) return { problem: 'unreadable' };
      throw cause;
    } finally {
      given.abort();
    }
  };

  return {
    atOnce,
    stamp: async ({ pdf, stamp }, { signal, onProgress }) => {
      signal.throwIfAborted();
      jobs += 1;
      const job = jobs;
      const stamper = resting.pop() ?? start();
      working.add(stamper);
      stamper.onProgress = onProgress;
      const leave = (): void => stamper.thread.send({ leave: job });
      signal.addEventListener('abort', leave, { once: true });
      try {
        const answer = await answerWithin(stamper, stamper.thread.ask({ job, pdf, stamp }));
        signal.throwIfAborted();
        if ('isLeft' in answer) throw new Error('A stamping job was canceled without a cancel request');
        return answer;
      } finally {
        signal.removeEventListener('abort', leave);
        if (working.delete(stamper)) resting.push(stamper);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all([...resting, ...working].map(({ thread }) => thread.end()));
    },
  };
}
