import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { registerThread } from './threadRegistry.ts';

/** A thread of ours that answers questions. */
export type Thread<Question> = {
  /** Rejects with a ThreadEnded when the thread ends before it has answered. */
  readonly ask: (question: Question) => Promise<unknown>;
  /** Tells it something that needs no answer. */
  readonly send: (question: Question) => void;
  /** Lets it end on its own; one that is busy for longer than a moment is broken off. */
  readonly end: () => Promise<void>;
};

/** The thread is gone, and with it what it was asked. */
export class ThreadEnded extends Error {}

/** What goes to a thread: a question, with a number where an answer is wanted; or that it may end. */
export type ToThread<Question> =
  | { readonly question: Question; readonly number?: number }
  | { readonly isEnd: true };

/** What comes from a thread. */
export type FromThread =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: Error }
  | { readonly event: unknown };

type ThreadOptions<Question> = {
  readonly file: URL;
  /** What a question asks for, in a word, for those who look at what threads do. */
  readonly taskOf?: (question: Question) => string;
  readonly data?: unknown;
  /** What its own objects may grow to; beyond it the thread ends. */
  readonly memoryLimitMb?: number;
  /** Hears what the thread says of itself. */
  readonly onEvent?: (news: unknown) => void;
  readonly onEnded?: (cause: Error) => void;
};

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (cause: Error) => void;
  readonly isAnswered: () => void;
};

/**
 * Where Node keeps what it has compiled. A thread that finds it there starts in half the time, and without the
 * WebAssembly by which Node reads TypeScript: V8 breaks down now and then when threads that use some come and go
 * (nodejs/node#64500).
 */
const compiled = fileURLToPath(new URL('../../../../../.cache/compiled', import.meta.url));

const endsWithinMs = 1_000;

/** Starts a thread. It keeps the process alive only while something is asked of it. */
export function startThread<Question>({
  file,
  taskOf = () => '',
  data,
  memoryLimitMb,
  onEvent,
  onEnded,
}: ThreadOptions<Question>): Thread<Question> {
  const worker = new Worker(file, {
    workerData: data,
    ...(memoryLimitMb && { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } }),
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  const begins = registerThread(worker, file);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let cause: Error | null = null;

  worker.unref();
  worker.on('message', (message: FromThread) => {
    if ('event' in message) return onEvent?.(message.event);
    const pending = waiting.get(message.number);
    waiting.delete(message.number);
    pending?.isAnswered();
    if (waiting.size === 0) worker.unref();
    if ('error' in message) pending?.reject(message.error);
    else pending?.resolve(message.answer);
  });
  worker.on('error', (error) => (cause = error));
  worker.once('exit', (code) => {
    const ended = new ThreadEnded(`A thread ended with ${code}`, { cause });
    cause = ended;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    onEnded?.(ended);
  });

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (cause instanceof ThreadEnded) return reject(cause);
        last += 1;
        waiting.set(last, { resolve, reject, isAnswered: begins(taskOf(question)) });
        worker.ref();
        post(worker, { question, number: last });
      }),
    send: (question) => post(worker, { question }),
    end: async () => {
      if (cause instanceof ThreadEnded) return;
      const exit = once(worker, 'exit');
      worker.ref();
      post(worker, { isEnd: true });
      await Promise.race([exit, sleep(endsWithinMs, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}

// With no list of what to transfer, what is shared is shared and all else copied.
function post<Question>(worker: Worker, message: ToThread<Question>): void {
  worker.postMessage(message, []);
}
