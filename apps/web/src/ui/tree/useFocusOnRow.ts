import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

type Focus = { onFocusIn: () => void; onBlur: (event: FocusEvent) => void };

/** Keeps the focus on the active row while it is in the tree, even when the focused row is unmounted. */
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
    // React fires no blur event when the focused element is unmounted.
    onBlur: ({ currentTarget, relatedTarget }) => {
      isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
