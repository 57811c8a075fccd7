import { setTimeout as sleep } from 'node:timers/promises';
import type { PdfStamper, Stamping } from '../../ports/pdf-stamper.ts';
import { startThread, ThreadEnded, type Thread } from '../threads/thread.ts';
import type { StampAnswer, StampMessage } from './stamp.worker.ts';

type Options = {
  /** How many threads there are at most. */
  readonly atOnce?: number;
  readonly timeLimitMs?: number;
};

type Stamper = { readonly thread: Thread<StampMessage>; onProgress: (stamping: Stamping) => void };

/**
 * Stamps PDFs in threads of its own, each one file at a time. What a hostile file does to its thread ends with it.
 * Callers must respect `atOnce`: there is no queue here.
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

  const answerWithin = async (stamper: Stamper, answered: Promise<unknown>): Promise<StampAnswer> => {
    const given = new AbortController();
    const late = sleep(timeLimitMs, { problem: 'time-limit' } as const, { signal: given.signal, ref: false });
    const end = (): Promise<void> => {
      working.delete(stamper);
      // Ends the thread, terminating it if needed: a file may block it forever.
      return stamper.thread.end();
    };
    late.then(end).catch(() => undefined);
    try {
      // Only the worker answers.
      return await Promise.race([answered as Promise<StampAnswer>, late]);
    } catch (cause) {
      // A file that crashes its thread counts as unreadable.
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
        const answer = await answerWithin(stamper, stamper.thread.request({ job, pdf, stamp }));
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
