import { useState } from 'react';
import { inRequirements, ofKind, type Change, type Shown } from './kinds.ts';

export type Stepping = {
  /** Those of the kind that is shown, in requirements alone where only those are wanted. */
  changes: readonly Change[];
  shown: Shown;
  show: (shown: Shown) => void;
  current: string | null;
  /** Its index among those shown; -1 for none. */
  at: number;
  goTo: (id: string) => void;
  /** To the next change or the one before; after the last comes the first. */
  step: (by: 1 | -1) => void;
};

/** Which change of how many; the first is 0. */
type Place = { at: number; count: number };

type Options = {
  isRequirementsOnly: boolean;
  onGo: (change: Change, place: Place) => void;
};

/** Steps through the changes of a comparison, all or those that it is narrowed to. */
export function useStepping(all: readonly Change[], { isRequirementsOnly, onGo }: Options): Stepping {
  const [shown, show] = useState<Shown>('all');
  const [current, setCurrent] = useState<string | null>(null);
  const changes = inRequirements(ofKind(all, shown), isRequirementsOnly);
  const at = changes.findIndex(({ id }) => id === current);
  const goTo = (id: string): void => {
    const next = changes.findIndex((change) => change.id === id);
    const change = changes[next];
    if (!change) return;
    setCurrent(id);
    onGo(change, { at: next, count: changes.length });
  };
  const step = (by: 1 | -1): void => {
    // A kind that is shown again starts after the current change.
    const place = all.findIndex(({ id }) => id === current);
    const isBehind = (change: Change): boolean => all.indexOf(change) > place;
    const firstBehind = changes.findIndex(isBehind);
    const following = firstBehind < 0 ? 0 : firstBehind;
    const next = at < 0 && by === 1 ? following : at < 0 ? following - 1 : at + by;
    const change = changes.at(next % changes.length);
    if (change) goTo(change.id);
  };
  return { changes, shown, show, current, at, goTo, step };
}
