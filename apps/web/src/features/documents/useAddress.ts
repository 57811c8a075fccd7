import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { atClause, readAddress, withParameter, type DocumentAddress } from './address.ts';

type Parameter = 'page' | 'tab' | 'clause' | 'aside';
type Written = { search: string; hash: string };

/** As a step to come back to, in place of the present address, or in its place unless another one is on its way. */
type How = 'step' | 'in-place' | 'following';

export type Address = DocumentAddress & {
  /** Puts a value into the address; false where the reader is about to be elsewhere, and nothing was put. */
  write: (name: Parameter, value: string | null, how: How) => boolean;
  /** Selects a compass point, or none; it replaces the open sidebar. */
  nameMark: (name: string | null) => void;
};

/** The address of the document on the screen. */
export function useAddress(): Address {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search, hash), [search, hash]);
  const { contentCode } = address;
  const put = useCallback(
    (change: (now: Written) => Written, how: How): boolean => {
      // A way back or a link changes the browser's address at once, and the screen when there is time to draw it.
      const now = window.location;
      const isOther = now.pathname !== pathname || readAddress(now.search).contentCode !== contentCode;
      const isChanging = isOther || now.search !== search || now.hash !== hash;
      if (isOther || (isChanging && how === 'following')) return false;
      const to = change(now);
      if (to.search === now.search && to.hash === now.hash) return true;
      // A place is drawn at once: whatever is pressed next means what the reader sees by then.
      const flushSync = how !== 'in-place';
      const options = { replace: how !== 'step', preventScrollReset: true, flushSync, state };
      void navigate({ pathname, ...to }, options);
      return true;
    },
    [navigate, pathname, search, hash, state, contentCode],
  );
  const write = useCallback(
    (name: Parameter, value: string | null, how: How) =>
      put((now) => {
        if (name === 'clause') return atClause(now.search, now.hash, value);
        return { search: withParameter(now.search, name, value), hash: now.hash };
      }, how),
    [put],
  );
  const nameMark = useCallback(
    (name: string | null) =>
      void put((now) => {
        const others = withParameter(now.search, 'compasspointuuid', null);
        const named = withParameter(others, 'annotationid', name);
        return { search: name === null ? named : withParameter(named, 'aside', null), hash: now.hash };
      }, 'in-place'),
    [put],
  );
  return { ...address, write, nameMark };
}
