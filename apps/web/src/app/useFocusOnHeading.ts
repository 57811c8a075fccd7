import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { decodeQuery } from '../client/query.ts';

/**
 * Puts the focus on a new page's heading, so that those who listen hear where they are. A screen that changes its
 * address under the reader's hands, as tabs do, keeps the focus where it is.
 */
export function useFocusOnHeading(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  const shown = useRef(page);

  useEffect(() => {
    const within = main.current;
    if (!within || shown.current === page) return undefined;
    shown.current = page;
    if (within.contains(document.activeElement)) return undefined;
    return whenThere(within, 'h1', focusOn);
  }, [main, page]);
}

/** What makes another page of an address with the same path: which document it names, and which one beside it. */
const naming = new Set(['contentcode', 'compare']);

/** A name of the page at an address. */
function pageAt(pathname: string, search: string): string {
  const named = Object.entries(decodeQuery(search)).filter(([name]) => naming.has(name.toLowerCase()));
  return [pathname, ...named.flatMap(([, values]) => values)].join(' ');
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Does something with the first element of a kind, now or when it comes; the answer stops waiting. */
function whenThere(within: HTMLElement, selector: string, act: (element: HTMLElement) => void): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => look());
  const look = (): void => {
    const found = within.querySelector<HTMLElement>(selector);
    if (!found) return;
    observer.disconnect();
    // Whoever went on meanwhile, to a menu or a field, is not called back.
    if (document.activeElement === before || document.activeElement === document.body) act(found);
  };
  observer.observe(within, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
