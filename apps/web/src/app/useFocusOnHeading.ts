import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { decodeQuery } from '../client/query.ts';

/**
 * Puts the focus on a new page's heading, so that screen reader users hear where they are. A screen that changes its
 * address under the reader's hands, as tabs do, keeps the focus where it is.
 */
export function useFocusOnHeading(): void {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  // Who has just signed in is led to the heading, too; who opens a page begins at its top.
  const shown = useRef(hasSignedIn ? '' : page);

  useEffect(() => {
    const isShown = shown.current === page;
    shown.current = page;
    const isWithin = document.querySelector('main')?.contains(document.activeElement);
    return isShown || isWithin ? undefined : followHeading();
  }, [page]);
}

let hasSignedIn = false;

/** Tells the app that this visit began with a sign-in. */
export const noteSignIn = (): void => void (hasSignedIn = true);

/** Query parameters that make an address another page: the document, and the one that it is compared with. */
const naming = new Set(['contentcode', 'compare']);

/** A name of the page at an address. */
export function pageAt(pathname: string, search: string): string {
  const named = Object.entries(decodeQuery(search)).filter(([name]) => naming.has(name.toLowerCase()));
  return [pathname, ...named.flatMap(([, values]) => values)].join(' ');
}

/**
 * Focuses the heading, now or when it comes, and the one that takes its place; the answer stops that. A user who has moved
 * the focus in the meantime, to a menu or a field, keeps it there.
 */
function followHeading(): () => void {
  let held = document.activeElement;
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    const { activeElement, body } = document;
    if (activeElement !== held && activeElement !== body) return observer.disconnect();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === held) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    held = heading;
  };
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
