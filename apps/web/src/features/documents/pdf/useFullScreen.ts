import { useCallback, useEffect, useState, type RefObject } from 'react';

type FullScreen = { isOn: boolean; isOffered: boolean; toggle: () => void };

/**
 * The whole screen for one part of the page. The page as a whole is what the browser enlarges, and the part covers it:
 * menus and dialogs are elsewhere in the page and would be missing otherwise. What is covered is out of reach.
 */
export function useFullScreen(part: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const look = (): void => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  useEffect(() => {
    if (!isOn || !part.current) return undefined;
    const covered = siblingsAround(part.current).filter((element) => !element.inert);
    for (const element of covered) element.inert = true;
    return () => covered.forEach((element) => (element.inert = false));
  }, [isOn, part]);
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen()), []);

  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen();
    change.catch(() => {}); // A browser may refuse; everything stays as it is.
  }, []);
  return { isOn, isOffered: document.fullscreenEnabled, toggle };
}

/** What is next to an element and next to all around it, without the places of menus, dialogs and notices. */
function siblingsAround(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const siblings = [...parentElement.children].filter(
    (other): other is HTMLElement =>
      other !== element && other instanceof HTMLElement && !other.matches('[data-portal], [aria-live]'),
  );
  return [...siblings, ...siblingsAround(parentElement)];
}
