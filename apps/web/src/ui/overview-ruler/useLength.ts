import { useCallback, useState, type RefCallback } from 'react';

/** How long an element is along the strip, in px, from its first drawing on. */
export function useLength(isUpright: boolean): { place: RefCallback<HTMLElement>; length: number } {
  const [length, setLength] = useState(0);
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = (): void => setLength(isUpright ? element.clientHeight : element.clientWidth);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isUpright],
  );
  return { place, length };
}
