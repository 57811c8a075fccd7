/** Runs work with the same key one after the other, and work with different keys concurrently. */
export function serializeByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const latest = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = latest.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    latest.set(key, done);
    try {
      return await done;
    } finally {
      if (latest.get(key) === done) latest.delete(key);
    }
  };
}
