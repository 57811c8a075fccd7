import { decodeQuery } from '../../client/query.ts';
import { readFragment } from './fragment.ts';

type Asked = ReturnType<typeof readFragment>;

let asked: Asked | null = null;

/**
 * What the address asked of the sign-in when the page came. It is taken out of the address at once, where it could be seen
 * and copied; the proxy that a reader came through is remembered for as long as the tab is open.
 */
export function startOfVisit(): Asked {
  if (asked) return asked;
  const [proxy] = decodeQuery(window.location.search)['proxycl'] ?? [];
  if (proxy) sessionStorage.setItem('proxycl', proxy.slice(0, 2_000));
  asked = takeFragment();
  return asked;
}

/** Calls back when the address asks later on that tokens be renewed; the answer stops it. */
export function onRenewalAsked(renew: () => void): () => void {
  const look = (): void => {
    if (takeFragment().renews) renew();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

function takeFragment(): Asked {
  const found = readFragment(window.location.hash);
  if (found.entryCode !== null || found.renews) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + found.rest);
  }
  return found;
}
