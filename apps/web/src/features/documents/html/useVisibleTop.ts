import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Tells an element, as `--top`, how much of the window is above it: what sticks within it fills the rest. */
export function useVisibleTop<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return undefined;
    const measure = (): void => {
      const top = Math.max(0, Math.round(own.getBoundingClientRect().top));
      own.style.setProperty('--top', `${top}px`);
    };
    measure();
    // What is above changes its height when the window is narrowed or a font arrives.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, []);
  return element;
}
