import { fails, needsCare, messageOf, works, type Check } from './check.ts';

type Parts = {
  /** Searches as a reader does; returns how many documents there are. */
  readonly search: () => Promise<unknown>;
  readonly index: () => { readonly documents: number; readonly bytes: number };
  /** Since when documents have changed that the index has not taken over; null where it is up to date. */
  readonly laggingSince: () => Date | null;
  readonly now: () => Date;
};

/** An import of many documents is taken over in less; what takes longer has got stuck. */
const maxLagMs = 5 * 60_000;

/** Whether something can be found, and whether the index follows the database. */
export function searchEngineCheck({ search, index, laggingSince, now }: Parts): Check {
  return async () => {
    const startedAt = performance.now();
    const since = laggingSince();
    const { documents, bytes } = index();
    const known = {
      documents,
      indexBytes: bytes,
      behindMs: since ? Math.max(0, now().getTime() - since.getTime()) : 0,
    };
    try {
      await search();
    } catch (error) {
      return fails('search-failed', { ...known, said: messageOf(error) });
    }
    const details = { ...known, answeredInMs: Math.round(performance.now() - startedAt) };
    return known.behindMs > maxLagMs ? needsCare('search-behind', details) : works(details);
  };
}
