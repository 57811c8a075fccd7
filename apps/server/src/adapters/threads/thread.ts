import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { registerThread } from './threadRegistry.ts';

/** A worker thread that answers requests. */
export type Thread<Message> = {
  /** Rejects with a ThreadEnded when the thread ends before it answers. */
  readonly request: (message: Message) => Promise<unknown>;
  /** Sends a message that needs no answer. */
  readonly send: (message: Message) => void;
  /** Lets the thread finish, and terminates it after a second. */
  readonly end: () => Promise<void>;
};

/** The thread ended before it answered. */
export class ThreadEnded extends Error {}

/** A message to a thread, numbered if it needs an answer; or the signal to end. */
export type ToThread<Message> =
  | { readonly message: Message; readonly number?: number }
  | { readonly isEnd: true };

/** A message from a thread. */
export type FromThread =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly error: Error }
  | { readonly event: unknown };

type ThreadOptions<Message> = {
  readonly file: URL;
  /** The name of the task in a message, for the list of running threads. */
  readonly taskOf?: (message: Message) => string;
  readonly data?: unknown;
  /** The limit of its heap; the thread ends when it exceeds it. */
  readonly memoryLimitMb?: number;
  /** Called for each `emit` of the thread. */
  readonly onEvent?: (event: unknown) => void;
  readonly onEnded?: (cause: Error) => void;
};

type Waiting = {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (cause: Error) => void;
  readonly isAnswered: () => void;
};

/**
 * The compile cache of Node. With it a thread starts in half the time, and without the WebAssembly that strips types:
 * V8 sometimes crashes when threads that use WebAssembly start and end (nodejs/node#64500).
 */
const compiled = fileURLToPath(new URL('../../../../../.cache/compiled', import.meta.url));

const endsWithinMs = 1_000;

/** Starts a thread. It keeps the process alive only while requests are pending. */
export function startThread<Message>({
  file,
  taskOf = () => '',
  data,
  memoryLimitMb,
  onEvent,
  onEnded,
}: ThreadOptions<Message>): Thread<Message> {
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
    request: (message) =>
      new Promise((resolve, reject) => {
        if (cause instanceof ThreadEnded) return reject(cause);
        last += 1;
        waiting.set(last, { resolve, reject, isAnswered: begins(taskOf(message)) });
        worker.ref();
        post(worker, { message, number: last });
      }),
    send: (message) => post(worker, { message }),
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

// Without a transfer list, shared memory is shared and everything else is copied.
function post<Message>(worker: Worker, message: ToThread<Message>): void {
  worker.postMessage(message, []);
}
