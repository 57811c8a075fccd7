import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows are drawn in steps of so many, so that not every pixel of scrolling draws anew. */
const step = 5;

type Rows = { from: number; to: number };

/** Which rows of one height lie in the view of a box that scrolls, or close to it. */
export function useRowsInView(box: RefObject<HTMLElement | null>, rowHeight: number): Rows {
  const [rows, setRows] = useState<Rows>({ from: 0, to: 8 * step });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void => {
      const first = Math.floor(element.scrollTop / rowHeight / step) * step;
      const shown = Math.ceil(element.clientHeight / rowHeight / step) * step;
      const next = { from: first - step, to: first + shown + 2 * step };
      setRows((before) => (before.from === next.from && before.to === next.to ? before : next));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, rowHeight]);
  return rows;
}
