type Kept<T> = { readonly until: number; readonly answer: Promise<T> };

/** Whoever asks for an answer meanwhile shares it; one that failed is not kept. */
export type Remembered<T> = (key: string, now: Date, make: () => Promise<T>) => Promise<T>;

/** Remembers answers for a while, and no more of them than are told; the oldest go first. */
export function remembered<T>({ forMs, max }: { forMs: number; max: number }): Remembered<T> {
  const kept = new Map<string, Kept<T>>();
  return (key, now, make) => {
    const known = kept.get(key);
    if (known && known.until > now.getTime()) return known.answer;
    const made = { until: now.getTime() + forMs, answer: make() };
    kept.delete(key);
    kept.set(key, made);
    made.answer.catch(() => kept.get(key) === made && kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break;
      kept.delete(oldest);
    }
    return made.answer;
  };
}
