import { startThread, type Thread } from './thread.ts';

/** What a thread answers: functions by name, each of one value at most. */
export type Questions = Record<string, (given: never) => unknown>;

/** What travels to a thread that answers questions by name. */
export type Question = { readonly name: string; readonly given: unknown };

/** A thread that answers questions by name. */
export type AnsweringThread<Q extends Questions> = {
  readonly ask: <Name extends keyof Q & string>(
    name: Name,
    ...given: Parameters<Q[Name]>
  ) => Promise<Awaited<ReturnType<Q[Name]>>>;
  readonly end: () => Promise<void>;
};

/** Starts a thread from a script that calls `answerQuestions`. Only questions in hand keep the process alive. */
export function openThread<Q extends Questions>(file: URL): AnsweringThread<Q> {
  const thread: Thread<Question> = startThread({ file, taskOf: ({ name }) => name });
  return {
    // What comes back from a thread is what its function of that name gives: no one else answers.
    ask: (name, ...[given]) => thread.ask({ name, given }) as Promise<never>,
    end: thread.end,
  };
}
