import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Tells an element, as `--above`, how much of the page is above it: it can then fill the rest of the window. */
export function useRoomBelow<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return undefined;
    const measure = (): void => {
      // What sticks to the window's edge is elsewhere than its place.
      const place = getComputedStyle(own).position === 'sticky' ? (own.parentElement ?? own) : own;
      const above = place.getBoundingClientRect().top + window.scrollY;
      own.style.setProperty('--above', `${Math.round(above)}px`);
    };
    measure();
    // What is above changes its height when the window is narrowed or a font arrives.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (own.parentElement) observer.observe(own.parentElement);
    return () => observer.disconnect();
  }, []);
  return element;
}
