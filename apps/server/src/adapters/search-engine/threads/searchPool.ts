import { emptyEpoch, type Epoch } from '../epoch.ts';
import { startThread, ThreadEnded, type Thread } from '../../threads/thread.ts';
import type { ToSearcher } from './search.worker.ts';

type SearchCall = Exclude<ToSearcher, { epoch: Epoch }>;

type Task = {
  readonly question: SearchCall;
  readonly resolve: (json: unknown) => void;
  readonly reject: (cause: unknown) => void;
  attempts: number;
};

type Seat = { thread: Thread<ToSearcher> | null; isBusy: boolean; hasAnswered: boolean };

/** Searching threads, each with one search at a time. */
export type SearchPool = {
  /** What all searches that are asked for from now on find. */
  readonly show: (epoch: Epoch) => void;
  /** The answer as JSON. A search whose signal comes before it has begun is never made. */
  readonly request: (question: SearchCall, signal?: AbortSignal) => Promise<string>;
  /** How many searches wait for a thread that is free. */
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

const searchFile = new URL('./search.worker.ts', import.meta.url);
/** A search whose thread dies is made once more; one that kills two threads has failed. */
const maxAttempts = 2;

/** Threads that no search has needed so far are started so long after the first epoch, when a start is over. */
const warmUpMs = 500;

/** Spreads searches over so many threads, in the order in which they come; a thread that dies is started again. */
export function searchPool(count: number, file: URL = searchFile): SearchPool {
  let epoch = emptyEpoch;
  let isClosed = false;
  let warmUp: NodeJS.Timeout | null = null;
  const tasks = new Set<Task>();

  const started = (seat: Seat): Thread<ToSearcher> => {
    const thread = startThread<ToSearcher>({
      file,
      taskOf: (question) => Object.keys(question).join(),
      onEnded: () => {
        seat.thread = null;
        // One that never answered may die of what it is shown: it is tried again when someone needs it.
        if (seat.hasAnswered && !isClosed) seat.thread = started(seat);
        seat.hasAnswered = false;
      },
    });
    thread.send({ epoch });
    return thread;
  };

  const seats = Array.from({ length: count }, (): Seat => ({
    thread: null,
    isBusy: false,
    hasAnswered: false,
  }));

  const work = (): void => {
    for (const task of tasks) {
      const free = seats.filter(({ isBusy }) => !isBusy);
      const seat = free.find(({ thread }) => thread) ?? free[0];
      if (!seat) return;
      tasks.delete(task);
      void take(seat, task);
    }
  };

  const take = async (seat: Seat, task: Task): Promise<void> => {
    seat.isBusy = true;
    task.attempts += 1;
    try {
      task.resolve(await (seat.thread ??= started(seat)).request(task.question));
      seat.hasAnswered = true;
    } catch (cause) {
      const isRetried = cause instanceof ThreadEnded && !isClosed && task.attempts < maxAttempts;
      if (isRetried) tasks.add(task);
      else task.reject(cause);
    } finally {
      seat.isBusy = false;
      work();
    }
  };

  return {
    show: (next) => {
      epoch = next;
      for (const { thread } of seats) thread?.send({ epoch });
      warmUp ??= setTimeout(() => {
        for (const seat of seats) seat.thread ??= started(seat);
      }, warmUpMs).unref();
    },
    request: async (question, signal) => {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The search engine is closed');
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const task: Task = { question, resolve, reject, attempts: 0 };
      const leave = (): void => {
        tasks.delete(task);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      tasks.add(task);
      work();
      const json = await promise.finally(() => signal?.removeEventListener('abort', leave));
      return String(json);
    },
    waiting: () => tasks.size,
    close: async () => {
      isClosed = true;
      if (warmUp) clearTimeout(warmUp);
      for (const { reject } of tasks) reject(new Error('The search engine is closed'));
      tasks.clear();
      await Promise.all(seats.map(async ({ thread }) => thread?.end()));
    },
  };
}
