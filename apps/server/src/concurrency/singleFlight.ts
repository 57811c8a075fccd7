/** A caller that waits for shared work: receives its progress until the signal aborts. */
export type Watch<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type Flight<Result, Progress> = {
  readonly result: Promise<Result>;
  readonly watchers: Set<Watch<Progress>>;
  readonly leaving: AbortController;
};

/** Runs the same work once callers with the same key, and aborts it when the last caller leaves. */
export function singleFlight<Result, Progress>(): (
  key: string,
  work: (watch: Watch<Progress>) => Promise<Result>,
  watch: Watch<Progress>,
) => Promise<Result> {
  const flights = new Map<string, Flight<Result, Progress>>();

  const begin = (
    key: string,
    work: (watch: Watch<Progress>) => Promise<Result>,
  ): Flight<Result, Progress> => {
    const leaving = new AbortController();
    const watchers = new Set<Watch<Progress>>();
    const onProgress = (progress: Progress): void => {
      for (const watcher of watchers) watcher.onProgress(progress);
    };
    const result = Promise.try(work, { signal: leaving.signal, onProgress }).finally(() => {
      if (flights.get(key)?.leaving === leaving) flights.delete(key);
    });
    // Waiting callers get the error; without any it is ignored.
    result.catch(() => undefined);
    const started = { result, watchers, leaving };
    flights.set(key, started);
    return started;
  };

  return async (key, work, watch) => {
    watch.signal.throwIfAborted();
    const joined = flights.get(key) ?? begin(key, work);
    joined.watchers.add(watch);
    const left = new AbortController();
    const aborted = new Promise<never>((_, reject) => {
      const leave = (): void => reject(watch.signal.reason as Error);
      watch.signal.addEventListener('abort', leave, { once: true, signal: left.signal });
    });
    try {
      return await Promise.race([joined.result, aborted]);
    } finally {
      left.abort();
      joined.watchers.delete(watch);
      if (joined.watchers.size === 0) {
        // Anyone who comes now starts the work again.
        if (flights.get(key) === joined) flights.delete(key);
        joined.leaving.abort();
      }
    }
  };
}
