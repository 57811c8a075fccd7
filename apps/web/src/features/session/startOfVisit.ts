import { decodeQuery } from '../../client/query.ts';
import { readFragment } from './fragment.ts';

type FragmentParams = ReturnType<typeof readFragment>;

let params: FragmentParams | null = null;

/**
 * What the address asked of the sign-in when the page came. It is taken out of the address at once, where it could be seen
 * and copied; the proxy that a reader came through is remembered for as long as the tab is open.
 */
export function startOfVisit(): FragmentParams {
  if (params) return params;
  const [proxy] = decodeQuery(window.location.search)['proxycl'] ?? [];
  if (proxy) sessionStorage.setItem('proxycl', proxy.slice(0, 2_000));
  params = takeFragment();
  return params;
}

/** Calls back when the address asks later on that tokens be renewed; the answer stops it. */
export function onRenewalRequest(renew: () => void): () => void {
  const look = (): void => {
    if (takeFragment().renews) renew();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

function takeFragment(): FragmentParams {
  const found = readFragment(window.location.hash);
  if (found.entryCode !== null || found.renews) {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search + found.rest);
  }
  return found;
}
