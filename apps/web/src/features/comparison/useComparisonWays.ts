import { useLocation, useNavigate } from 'react-router';
import { comparisonPath, documentPath } from '../documents/index.ts';
import { useAddress, useLibrary } from '../documents/forDocumentPage.ts';
import type { Format, Pair } from './pair.ts';

export type ComparisonWays = {
  /** To the comparison of two editions, as a step to come back from. */
  open: (pair: Pair, format?: Format) => void;
  /** Back to the document and the place that the comparison was opened from; to the newer edition where no one knows. */
  close: () => void;
};

/** The ways into a comparison, from one to another, and out of it. */
export function useComparisonWays(): ComparisonWays {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { contentCode, compare } = useAddress();
  const { isDrm } = useLibrary();
  const known: unknown = state;
  const before = compare === null ? pathname + search + hash : backIn(known);
  return {
    open: ({ base, target }, tab) => {
      const place = { contentCode: target.contentCode, compare: base.contentCode, tab, isDrm };
      void navigate(comparisonPath(place), { state: { ...objectOf(known), back: before } });
    },
    close: () => {
      const { back: _, ...others } = objectOf(known);
      void navigate(before ?? documentPath({ contentCode, isDrm }), { state: others });
    },
  };
}

function backIn(state: unknown): string | undefined {
  const { back } = objectOf(state);
  return typeof back === 'string' && back.startsWith('/') ? back : undefined;
}

const objectOf = (state: unknown): Record<string, unknown> =>
  typeof state === 'object' && state !== null ? { ...state } : {};
