import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../client/query.ts';

const longest = 200;

/** The filter of a list, stored in the address; typing replaces the entry of the history. */
export function useFilter(): { filter: string; setFilter: (filter: string) => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    filter: (decodeQuery(search)['filter']?.[0] ?? '').slice(0, longest),
    setFilter: (filter) =>
      void navigate(pathname + encodeQuery({ filter: filter || undefined }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}

/** Whether one of the texts contains the filter, ignoring case. */
export const hasText = (filter: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLowerCase().includes(filter.trim().toLowerCase()));
