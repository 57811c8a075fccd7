import { startRpcWorker } from './rpcWorker.ts';
import type { FunctionCall, Functions } from './openThread.ts';

/** Serves the calls that `openThread` sends to this thread. */
export function serveFunctions(functions: Functions): void {
  startRpcWorker(({ name, given }: FunctionCall) => {
    const run = functions[name];
    if (!run) throw new Error(`This thread has no handler for "${name}"`);
    return run(given as never);
  });
}
