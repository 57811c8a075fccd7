import { fails, needsCare, saidBy, works, type Check } from './check.ts';

type Parts = {
  /** Searches as a reader does; answers how many documents there are. */
  readonly search: () => Promise<unknown>;
  readonly index: () => { readonly documents: number; readonly bytes: number };
  /** Since when documents have changed that the index has not taken over; null where it is in step. */
  readonly behindSince: () => Date | null;
  readonly now: () => Date;
};

/** An import of many documents is taken over in less; what takes longer has got stuck. */
const behindTooLongMs = 5 * 60_000;

/** Whether something can be found, and whether the index follows the database. */
export function searchEngineCheck({ search, index, behindSince, now }: Parts): Check {
  return async () => {
    const askedAt = performance.now();
    const since = behindSince();
    const { documents, bytes } = index();
    const known = {
      documents,
      indexBytes: bytes,
      behindMs: since ? Math.max(0, now().getTime() - since.getTime()) : 0,
    };
    try {
      await search();
    } catch (error) {
      return fails('search-failed', { ...known, said: saidBy(error) });
    }
    const details = { ...known, answeredInMs: Math.round(performance.now() - askedAt) };
    return known.behindMs > behindTooLongMs ? needsCare('search-behind', details) : works(details);
  };
}
