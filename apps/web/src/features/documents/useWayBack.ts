import { useState } from 'react';
import { useNavigate } from 'react-router';
import { placeInHistory, useSearchBefore, type Search } from './cameFrom.ts';

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
