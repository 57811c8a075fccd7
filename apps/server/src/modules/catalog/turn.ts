import type { FairQueue } from '../../concurrency/fairQueue.ts';

/**
 * A reader's turn to be sent something long: comes when it begins, with what ends it. It ends as well when anyone who
 * asked is gone. Null where too many wait.
 */
export function turnOf(queue: FairQueue, reader: string, signal: AbortSignal): Promise<() => void> | null {
  const started = Promise.withResolvers<() => void>();
  const ended = Promise.withResolvers<void>();
  const turn = queue.run(
    reader,
    () => {
      signal.addEventListener('abort', () => ended.resolve(), { once: true });
      started.resolve(() => ended.resolve());
      return ended.promise;
    },
    signal,
  );
  if (!turn) return null;
  turn.catch(started.reject);
  return started.promise;
}
