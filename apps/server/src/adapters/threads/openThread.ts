import { startThread, type Thread } from './thread.ts';

/** The functions of a thread by name, each with at most one argument. */
export type Functions = Record<string, (given: never) => unknown>;

/** The message that calls a function of a thread. */
export type FunctionCall = { readonly name: string; readonly given: unknown };

/** A thread whose functions can be called by name (RPC). */
export type RpcThread<Q extends Functions> = {
  readonly request: <Name extends keyof Q & string>(
    name: Name,
    ...given: Parameters<Q[Name]>
  ) => Promise<Awaited<ReturnType<Q[Name]>>>;
  readonly end: () => Promise<void>;
};

/** Starts a thread from a script that calls `serveFunctions`. Only pending calls keep the process alive. */
export function openThread<Q extends Functions>(file: URL): RpcThread<Q> {
  const thread: Thread<FunctionCall> = startThread({ file, taskOf: ({ name }) => name });
  return {
    // The thread returns the result of its function of that name.
    request: (name, ...[given]) => thread.request({ name, given }) as Promise<never>,
    end: thread.end,
  };
}
