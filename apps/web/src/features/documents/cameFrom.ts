import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

export type WayBack = {
  search: Search | null;
  /** Whether there is something to go back to; otherwise the way leads home. */
  hasCome: boolean;
  /** Goes back in the browser's history, so that a list is as it was: with its refinements and where it was scrolled to. */
  goBack: () => void;
};

/** The way back to where a document was opened, past all that the reader has looked at in it. */
export function useWayBack(): WayBack {
  const search = useSearchBefore();
  const navigate = useNavigate();
  const [opened] = useState(placeInHistory);
  const from = search?.place ?? opened - 1;
  return {
    search,
    hasCome: search !== null || from >= 0,
    goBack: () => {
      const steps = from - placeInHistory();
      if (from >= 0 && steps < 0) void navigate(steps);
      else void navigate(search?.address ?? '/', { replace: true });
    },
  };
}

/** How many pages of the library are before this one in the browser's history. */
function placeInHistory(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : 0;
}

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
