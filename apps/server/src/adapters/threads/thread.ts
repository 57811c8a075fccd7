import { Worker } from 'node:worker_threads';

/** What a thread answers: functions by name, each of one value at most. */
export type Questions = Record<string, (given: never) => unknown>;

/** A thread that answers questions in the order in which they come. */
export type Thread<Q extends Questions> = {
  readonly ask: <Name extends keyof Q & string>(
    name: Name,
    ...given: Parameters<Q[Name]>
  ) => Promise<Awaited<ReturnType<Q[Name]>>>;
  readonly end: () => Promise<void>;
};

/** What travels to the thread and back. */
export type Question = { readonly number: number; readonly name: string; readonly given: unknown };
export type Answer = { readonly number: number } & (
  | { readonly answer: unknown }
  | { readonly problem: string }
);

type Waiting = {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
};

/** Starts a thread from a script that calls `answerQuestions`. Only questions in hand keep the process alive. */
export function openThread<Q extends Questions>(script: URL): Thread<Q> {
  const worker = new Worker(script);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone: Error | null = null;
  worker.unref();

  const settle = (number: number): Waiting | undefined => {
    const asked = waiting.get(number);
    waiting.delete(number);
    if (waiting.size === 0) worker.unref();
    return asked;
  };
  const giveUp = (cause: Error): void => {
    gone ??= cause;
    for (const number of waiting.keys()) settle(number)?.reject(gone);
  };

  worker.on('message', (answer: Answer) => {
    const asked = settle(answer.number);
    if ('problem' in answer) asked?.reject(new Error(answer.problem));
    else asked?.resolve(answer.answer as never);
  });
  worker.on('error', (cause) => giveUp(new Error('A thread broke down', { cause })));
  worker.once('exit', () => giveUp(new Error('A thread ended')));

  return {
    ask: (name, ...[given]) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.ref();
        worker.postMessage({ number: last, name, given } satisfies Question, []);
      }),
    end: async () => {
      await worker.terminate();
    },
  };
}
