import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { LineReading, ReadingLine } from '../documents/forDocumentPage.ts';

type Line = {
  /** For the texts of the page. */
  line: ReadingLine;
  reading: LineReading | null;
  /** An element directly above the bar, which tells where the bar is while nothing is scrolled; none where no text opens. */
  above: RefObject<HTMLDivElement | null>;
  bar: RefObject<HTMLDivElement | null>;
};

/** The bar of a document as the line that stays: whether it does now, and what the text has told it. */
export function useReadingLine(): Line {
  const above = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  const [reading, report] = useState<LineReading | null>(null);

  useEffect(() => {
    const look = (): void => {
      const top = above.current?.getBoundingClientRect().top ?? 1;
      const isNow = window.scrollY > 0 && top < 1;
      if (!isNow) keepHeight(bar.current);
      setStuck(isNow);
    };
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);

  const fold = useCallback((isFolded: boolean): void => {
    const top = above.current;
    if (!top) return;
    // First: what fills the window is as tall as it then can be, and the page can be scrolled as far.
    if (isFolded) flushSync(() => setStuck(true));
    const at = isFolded ? Math.ceil(top.getBoundingClientRect().top + window.scrollY) : 0;
    window.scrollTo({ top: at, behavior: 'instant' });
  }, []);

  const line = useMemo(() => ({ isStuck, report, fold }), [isStuck, fold]);
  return { line, reading, above, bar };
}

/** The bar may have two lines of tabs: the text below it does not move when one line is left of them. */
function keepHeight(bar: HTMLElement | null): void {
  const height = bar?.offsetHeight ?? 0;
  if (height > 0) bar?.style.setProperty('--whole', `${height}px`);
}
