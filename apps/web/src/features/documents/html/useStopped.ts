import type { HtmlState } from '@norma/reader';
import { useEffect, useState } from 'react';
import { useLibrary } from '../useLibrary.ts';
import { keepStopped, stoppedAt, type Stopped } from './stoppedPlaces.ts';

type Options = {
  contentCode: string;
  state: HtmlState;
  isPlaceAsked: boolean;
  nameOf: (id: string) => string;
};

type Offered = { place: Stopped | null; dismiss: () => void };

/** Keeps where the reader stops in a document, and offers that place when it is opened again without another one. */
export function useStopped({ contentCode, state, isPlaceAsked, nameOf }: Options): Offered {
  const { account } = useLibrary();
  const { tenant, id: person } = account;
  const [before] = useState(() => (isPlaceAsked ? null : stoppedAt({ tenant, person }, contentCode)));
  const [isDismissed, setDismissed] = useState(false);
  const ready = state.status === 'ready' ? state : undefined;
  const first = ready?.clauses[0]?.id ?? null;
  const current = ready?.current ?? null;
  const [hasMoved, setMoved] = useState(isPlaceAsked);
  if (!hasMoved && current !== null && current !== first) setMoved(true);

  const clause = ready?.clauses.find(({ id }) => id === current);
  const title = clause && `${clause.number} ${clause.title}`.trim();
  useEffect(() => {
    if (!hasMoved || current === null || title === undefined) return;
    const stopped = current === first ? null : { clause: nameOf(current), title };
    keepStopped({ tenant, person }, contentCode, stopped);
  }, [hasMoved, current, first, title, nameOf, tenant, person, contentCode]);

  const isOffered = ready !== undefined && !isDismissed && !hasMoved;
  return { place: isOffered ? before : null, dismiss: () => setDismissed(true) };
}
