import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from './serverProcess.ts';

/** Pauses before each try to start again; when the last of them has failed, nothing more is tried. */
const pausesMs = [0, 250, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A server that has run for so long is well: the tries that brought it back are forgotten. */
const steadyMs = 5_000;

type Means = {
  readonly start: () => Promise<ServerProcess>;
  /** Hears each unexpected end that a start follows, with its exit status. */
  readonly onEnded: (status: number) => void;
  /** Hears why a start did not work. */
  readonly onFailed: (error: Error) => void;
  readonly pauses?: readonly number[];
  readonly now?: () => number;
};

/** A server that is started again whenever it ends on its own. */
export type SupervisedServer = {
  readonly stop: () => Promise<void>;
  /** Comes with the exit status, or the reason of the last start that failed, when no try is left. */
  readonly gaveUp: Promise<number | Error>;
};

/** Starts a server again when it ends unexpectedly, at once at first and then after longer and longer pauses. */
export function supervise(
  first: ServerProcess,
  { start, onEnded, onFailed, pauses = pausesMs, now = () => performance.now() }: Means,
): SupervisedServer {
  const stopping = new AbortController();
  const { signal } = stopping;
  const gaveUp = Promise.withResolvers<number | Error>();
  let server: ServerProcess | null = first;

  const startAgain = async (): Promise<number | Error> => {
    try {
      server = await start();
    } catch (error) {
      if (!signal.aborted) onFailed(error as Error);
      return error as Error;
    }
    const startedAt = now();
    if (signal.aborted) await server.stop();
    const status = await server.ended;
    server = null;
    if (now() - startedAt >= steadyMs) tries = 0;
    return status;
  };

  let tries = 0;
  const running = (async (): Promise<void> => {
    let ended: number | Error = await first.ended;
    server = null;
    for (let pause = pauses[tries]; !signal.aborted; pause = pauses[tries]) {
      if (pause === undefined) return gaveUp.resolve(ended);
      tries += 1;
      if (typeof ended === 'number') onEnded(ended);
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) ended = await startAgain();
    }
  })();

  return {
    gaveUp: gaveUp.promise,
    stop: async () => {
      stopping.abort();
      await server?.stop();
      await running;
    },
  };
}
