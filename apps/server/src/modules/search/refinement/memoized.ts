type Cached<T> = { readonly until: number; readonly answer: Promise<T> };

/** Concurrent callers share one answer; a failed one is not cached. */
export type Memoized<T> = (key: string, now: Date, make: () => Promise<T>) => Promise<T>;

/** Caches answers for a while, up to `max`; the oldest are evicted first. */
export function memoized<T>({ forMs, max }: { forMs: number; max: number }): Memoized<T> {
  const cached = new Map<string, Cached<T>>();
  return (key, now, make) => {
    const known = cached.get(key);
    if (known && known.until > now.getTime()) return known.answer;
    const entry = { until: now.getTime() + forMs, answer: make() };
    cached.delete(key);
    cached.set(key, entry);
    entry.answer.catch(() => cached.get(key) === entry && cached.delete(key));
    for (const oldest of cached.keys()) {
      if (cached.size <= max) break;
      cached.delete(oldest);
    }
    return entry.answer;
  };
}
