/** A caller that waits for shared work: receives its progress until the signal aborts. */
export type Watch<Progress> = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type UnderWay<Result, Progress> = {
  readonly result: Promise<Result>;
  readonly watchers: Set<Watch<Progress>>;
  readonly leaving: AbortController;
};

/** Runs the same work once for all callers with the same key, and aborts it when the last caller leaves. */
export function singleFlight<Result, Progress>(): (
  key: string,
  work: (watch: Watch<Progress>) => Promise<Result>,
  watch: Watch<Progress>,
) => Promise<Result> {
  const underWay = new Map<string, UnderWay<Result, Progress>>();

  const begin = (
    key: string,
    work: (watch: Watch<Progress>) => Promise<Result>,
  ): UnderWay<Result, Progress> => {
    const leaving = new AbortController();
    const watchers = new Set<Watch<Progress>>();
    const onProgress = (progress: Progress): void => {
      for (const watcher of watchers) watcher.onProgress(progress);
    };
    const result = Promise.try(work, { signal: leaving.signal, onProgress }).finally(() => {
      if (underWay.get(key)?.leaving === leaving) underWay.delete(key);
    });
    // Those who wait hear of it; when nobody does, nobody needs to.
    result.catch(() => undefined);
    const started = { result, watchers, leaving };
    underWay.set(key, started);
    return started;
  };

  return async (key, work, watch) => {
    watch.signal.throwIfAborted();
    const joined = underWay.get(key) ?? begin(key, work);
    joined.watchers.add(watch);
    const left = new AbortController();
    const gone = new Promise<never>((_, reject) => {
      const leave = (): void => reject(watch.signal.reason as Error);
      watch.signal.addEventListener('abort', leave, { once: true, signal: left.signal });
    });
    try {
      return await Promise.race([joined.result, gone]);
    } finally {
      left.abort();
      joined.watchers.delete(watch);
      if (joined.watchers.size === 0) {
        // Whoever comes now begins anew.
        if (underWay.get(key) === joined) underWay.delete(key);
        joined.leaving.abort();
      }
    }
  };
}
