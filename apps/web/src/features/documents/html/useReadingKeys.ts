import { useEffect, useRef, useState } from 'react';
import { isTaken, readingAct, type ReadingAct } from './readingKeys.ts';

/** What each act does; one that answers false leaves its key to the browser. */
export type ReadingActs = Record<ReadingAct, () => boolean | void>;

/** Lets keys move through the text from anywhere on the page; answers what to do with those pressed in the frame. */
export function useReadingKeys(acts: ReadingActs): (event: KeyboardEvent) => void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const [onKey] = useState(() => (event: KeyboardEvent): void => {
    const act = readingAct(event);
    // A search is opened and continued from anywhere, also from its own field.
    if (!act || (isTaken(event) && !act.startsWith('find'))) return;
    if (latest.current[act]() !== false) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return onKey;
}
