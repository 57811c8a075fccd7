import { useCallback, useState, type RefCallback } from 'react';

/** Whether what is in an element is wider than the element, so that it has to scroll sideways. */
export function useSidewaysScroll(): { place: RefCallback<HTMLElement>; isWide: boolean } {
  const [isWide, setWide] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { place, isWide };
}
