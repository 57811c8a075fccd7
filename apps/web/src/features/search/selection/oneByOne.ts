/** How far something has come that is done to many documents. */
export type Progress = { readonly done: number; readonly count: number };

/** What could not be done, and why. */
export type Failed<Item> = { readonly item: Item; readonly error: unknown };

type Options = { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void };

/**
 * Does something to one document after another: the server is asked for one thing at a time. What fails does not stop
 * the rest; what is given up is neither done nor failed.
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  { signal, onProgress }: Options,
): Promise<{ done: number; failed: Failed<Item>[] }> {
  const failed: Failed<Item>[] = [];
  let done = 0;
  for (const item of items) {
    if (signal.aborted) break;
    onProgress({ done: done + failed.length, count: items.length });
    try {
      await act(item);
      done += 1;
    } catch (error) {
      if (signal.aborted) break;
      failed.push({ item, error });
    }
  }
  return { done, failed };
}
