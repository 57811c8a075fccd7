import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAccount } from '../../features/session/index.ts';
import { listed, placesIn, type Place } from './recentPlaces.ts';

const name = 'norma.places';

/**
 * The pages that the reader has been at in this tab, the latest first, without the current one. They are named by the
 * title of the page, and belong to one person in one account.
 */
export function useRecentPlaces(): () => Place[] {
  const { id, tenant, selectedAccountId } = useAccount();
  const { pathname, search } = useLocation();
  const who = [tenant, id, selectedAccountId].join(' ');
  const address = useRef(pathname + search);

  useEffect(() => {
    address.current = pathname + search;
    const note = (): void => {
      const [title = '', library] = document.title.split(/ · (?=[^·]*$)/u);
      // Without a title of its own the page is still on its way.
      if (library !== undefined) keep(who, listed(read(who), { address: address.current, title }));
    };
    note();
    const titles = new MutationObserver(note);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => titles.disconnect();
  }, [who, pathname, search]);
  return useCallback(() => read(who).filter((place) => place.address !== address.current), [who]);
}

// A browser that forbids storage has no recent places.
function read(who: string): Place[] {
  try {
    return placesIn(sessionStorage.getItem(name), who);
  } catch {
    return [];
  }
}

function keep(who: string, places: readonly Place[]): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ who, places }));
  } catch {
    // See above.
  }
}
