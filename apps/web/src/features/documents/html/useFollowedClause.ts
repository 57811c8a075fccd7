import type { HtmlState, HtmlView } from '@norma/reader';
import { useCallback } from 'react';
import type { Address } from '../useAddress.ts';
import { useFollowedPlace } from '../useFollowedPlace.ts';

type Ready = HtmlState & { status: 'ready' };
type Options = { view: HtmlView | undefined; ready: Ready | undefined; address: Address };

/** Keeps the address at the clause being read, and the reading at the clause of the address; says what addresses call a clause. */
export function useFollowedClause({ view, ready, address }: Options): (id: string) => string {
  const { write, clause: asked } = address;
  const nameOf = useCallback((id: string) => view?.nameOf(id) ?? id, [view]);
  const writeClause = useCallback((clause: string | null) => write('clause', clause, 'in-place'), [write]);
  const goTo = useCallback((clause: string | null) => clause !== null && view?.goTo(clause), [view]);
  useFollowedPlace({ asked, shown: ready && placeOf(ready, nameOf), write: writeClause, goTo });
  return nameOf;
}

/** The place that an address names; none at the beginning. */
function placeOf({ clauses, place }: Ready, nameOf: (id: string) => string): string | null {
  const first = clauses[0];
  return place === null || (first && place === nameOf(first.id)) ? null : place;
}
