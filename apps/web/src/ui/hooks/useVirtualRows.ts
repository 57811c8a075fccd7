import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';

type Rows = {
  count: number;
  rowHeight: number;
  /** A row that is rendered in view or not: the one that has the focus. */
  always: number;
};

/** The rows of one height to render in a box that scrolls: those in view, and some on both sides. */
export function useVirtualRows(
  box: RefObject<HTMLElement | null>,
  { count, rowHeight, always }: Rows,
): Virtualizer<HTMLElement, Element> {
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 5,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      const isExtra = always >= 0 && always < count && !rows.includes(always);
      return isExtra ? [...rows, always].sort((one, other) => one - other) : rows;
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return virtualizer;
}
