import type { HtmlView } from '@norma/reader';
import { useEffect, useRef } from 'react';
import { isTaken } from '../documents/forDocumentPage.ts';

/** Lets J and K go to the next change and the one before, from anywhere on the page and from within the text. */
export function useChangeKeys(view: HtmlView | undefined, step: (by: 1 | -1) => void): void {
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
      const by = steps.get(event.key.toLowerCase());
      if (by === undefined) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKey);
    const end = view?.listenToKeys(onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      end?.();
    };
  }, [view]);
}

const steps = new Map<string, 1 | -1>([
  ['j', 1],
  ['k', -1],
]);
