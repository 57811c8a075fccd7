import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Focus = { onFocusIn: () => void; onBlur: (event: FocusEvent) => void };

/** Keeps the focus on the active row of a tree while it is in the tree, even when the row that had it goes. */
export function useFocusOnRow(tree: RefObject<HTMLElement | null>, activeAt: number): Focus {
  const isWithin = useRef(false);
  useEffect(() => {
    const item = tree.current?.querySelector<HTMLElement>(`[data-at="${activeAt}"]`);
    if (!isWithin.current || !item || document.activeElement === item) return;
    item.focus({ preventScroll: true }); // The item holds all that lies within it: its row is what must be seen.
    item.firstElementChild?.scrollIntoView({ block: 'nearest' });
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
