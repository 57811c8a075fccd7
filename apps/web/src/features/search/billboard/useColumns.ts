import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many columns a grid has in the room that it has now. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const look = (): void => {
      // A hidden grid has none.
      if (element.clientWidth > 0)
        setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length);
    };
    const observer = new ResizeObserver(look);
    look();
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
