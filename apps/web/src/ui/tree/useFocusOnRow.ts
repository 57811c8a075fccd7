import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Focus = { onFocusIn: () => void; onBlur: (event: FocusEvent) => void };

/** Keeps the focus on the active row of a tree while it is in the tree, even when the row that had it goes. */
export function useFocusOnRow(tree: RefObject<HTMLElement | null>, activeAt: number): Focus {
  const isWithin = useRef(false);
  useEffect(() => {
    const item = tree.current?.querySelector<HTMLElement>(`[data-at="${activeAt}"]`);
    if (!isWithin.current || !item || document.activeElement === item) return;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' }); // No further than it must: a focus would put it in the middle.
  });
  return {
    onFocusIn: () => {
      isWithin.current = true;
    },
    // React tells nothing of a focus that goes because its element is taken away.
    onBlur: ({ currentTarget, relatedTarget }) => {
      isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
