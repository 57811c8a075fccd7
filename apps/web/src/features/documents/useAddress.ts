import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { atClause, readAddress, withParameter, type DocumentAddress } from './address.ts';

type Parameter = 'page' | 'tab' | 'clause' | 'aside';

export type Address = DocumentAddress & {
  /** Puts a value into the address, as a step to come back to or in place of the present one. */
  write: (name: Parameter, value: string | null, how: 'step' | 'in-place') => void;
  /** Names the compass point that is chosen, or none; what stood beside the text gives way to it. */
  nameMark: (name: string | null) => void;
};

/** The address of the document on the screen. */
export function useAddress(): Address {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search, hash), [search, hash]);
  const write = useCallback(
    (name: Parameter, value: string | null, how: 'step' | 'in-place') => {
      const to =
        name === 'clause'
          ? atClause(search, hash, value)
          : { search: withParameter(search, name, value), hash };
      void navigate({ pathname, ...to }, { replace: how === 'in-place', preventScrollReset: true, state });
    },
    [navigate, pathname, search, hash, state],
  );
  const nameMark = useCallback(
    (name: string | null) => {
      const others = withParameter(withParameter(search, 'compasspointuuid', null), 'annotationid', name);
      const query = name === null ? others : withParameter(others, 'aside', null);
      if (query === search) return;
      void navigate({ pathname, search: query, hash }, { replace: true, preventScrollReset: true, state });
    },
    [navigate, pathname, search, hash, state],
  );
  return { ...address, write, nameMark };
}
