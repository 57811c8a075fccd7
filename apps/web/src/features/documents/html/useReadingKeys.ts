import type { HtmlView } from '@norma/reader';
import { useEffect, useRef } from 'react';
import { isTaken, readingAct, type ReadingAct } from './readingKeys.ts';

/** What each act does; one that answers false leaves its key to the browser. */
export type ReadingActs = Record<ReadingAct, () => boolean | void>;

/** Lets keys move through the text, from anywhere on the page and from within the text. */
export function useReadingKeys(view: HtmlView | undefined, acts: ReadingActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = readingAct(event);
      // A search is opened and continued from anywhere, also from its own field.
      if (!act || (isTaken(event) && !act.startsWith('find'))) return;
      if (latest.current[act]() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    const end = view?.listenToKeys(onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [view]);
}
