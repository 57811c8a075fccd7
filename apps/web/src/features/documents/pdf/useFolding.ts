import { useEffect, type RefObject } from 'react';
import { useLine } from '../readingLine.ts';

const folded = 40; // px: a touch of the wheel does not fold the head away.

/** Folds the head of the page away as soon as its pages are scrolled, and brings it back at their beginning. */
export function useFolding(pages: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { fold } = useLine();
  useEffect(() => {
    const box = pages.current;
    if (!box || !isReady) return undefined;
    // Where the address or the last visit has opened it: nothing was scrolled yet.
    let before = box.scrollTop;
    const onScroll = (): void => {
      const by = box.scrollTop - before;
      if (Math.abs(by) < folded && box.scrollTop > 0) return;
      before = box.scrollTop;
      if (by > 0) fold(true);
      else if (box.scrollTop === 0) fold(false);
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [pages, isReady, fold]);
}
