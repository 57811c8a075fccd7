import type { HtmlState, HtmlView } from '@norma/reader';
import { useCallback } from 'react';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';

type Ready = HtmlState & { status: 'ready' };
type Options = { view: HtmlView | undefined; ready: Ready | undefined; address: Address };

type Followed = {
  /** What addresses call a clause. */
  nameOf: (id: string) => string;
  /** Goes to a place of the text, as a step to come back from. */
  stepTo: (name: string) => void;
};

/** Keeps the address at the clause being read, and the reading at the clause of the address. */
export function useFollowedClause({ view, ready, address }: Options): Followed {
  const { write, clause: asked } = address;
  const nameOf = useCallback((id: string) => view?.nameOf(id) ?? id, [view]);
  const writeClause = useCallback(
    (clause: string | null, how: 'step' | 'following') => write('clause', clause, how),
    [write],
  );
  const goTo = useCallback((clause: string | null) => clause !== null && view?.goTo(clause), [view]);
  const shown = ready && placeOf(ready, nameOf);
  const writeStep = useFollowedPlace({ asked, shown, write: writeClause, goTo });
  const stepTo = (name: string): void => {
    writeStep(name);
    view?.goTo(name);
  };
  return { nameOf, stepTo };
}

/** The place that an address names; none at the beginning. */
function placeOf({ clauses, place }: Ready, nameOf: (id: string) => string): string | null {
  const first = clauses[0];
  return place === null || (first && place === nameOf(first.id)) ? null : place;
}
