import { useEffect, useRef } from 'react';
import { isSwitchedOff } from '../../../ui/keys/singleKeys.ts';
import { markingAct } from './markingKeys.ts';
import type { MarkingPlace } from './place.ts';

/** The handler of each key; null for a key without one. */
type Acts = { mark: (() => void) | null; leave: (() => void) | null };

/** Keyboard shortcuts for compass points, on the whole page and within the text. */
export function useMarkingKeys(listenToKeys: MarkingPlace['listenToKeys'], acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (isSwitchedOff(event)) return;
      const act = markingAct(event);
      const use = act && latest.current[act];
      if (!use) return;
      event.preventDefault();
      use();
    };
    document.addEventListener('keydown', onKey);
    const end = listenToKeys?.(onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [listenToKeys]);
}
