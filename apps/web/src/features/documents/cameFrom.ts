import { useLocation } from 'react-router';

/** The search that a reader came from, handed over in the state of a link to a document. */
export type Search = { address: string; text: string; count: number };

/** The same with its place in the browser's history. */
type Before = Search & { place?: number };
type CameFrom = { search: Before };

/** The state for a link from a list of results to a document: the document then shows the way back. */
export const fromSearch = (search: Search): CameFrom => ({ search: { ...search, place: placeInHistory() } });

/** The search that this document was opened from, if any. */
export function useSearchBefore(): Before | null {
  const state: unknown = useLocation().state;
  return isCameFrom(state) ? state.search : null;
}

/** How many pages of the library are before this one in the browser's history. */
export const placeInHistory = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

function isCameFrom(state: unknown): state is CameFrom {
  if (typeof state !== 'object' || state === null || !('search' in state)) return false;
  const { search } = state;
  return (
    typeof search === 'object' &&
    search !== null &&
    'address' in search &&
    'text' in search &&
    'count' in search
  );
}
