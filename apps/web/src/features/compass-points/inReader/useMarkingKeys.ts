import { useEffect, useRef } from 'react';
import { markingAct } from './markingKeys.ts';
import type { MarkingPlace } from './place.ts';

/** What each key does now; null for one that does nothing. */
type Acts = { mark: (() => void) | null; leave: (() => void) | null };

/** Lets keys begin and leave what is done with compass points, from anywhere on the page and from within the text. */
export function useMarkingKeys(listenToKeys: MarkingPlace['listenToKeys'], acts: Acts): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
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
