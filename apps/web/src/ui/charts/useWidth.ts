import { useCallback, useState, type RefCallback } from 'react';

/** How wide an element is, in px, from its first drawing on. */
export function useWidth(): { place: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(0);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, width };
}
