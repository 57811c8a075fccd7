import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import type { Sort } from '../../../ui/tables/DataTable.tsx';
import { sortable, type SortKey } from './endpoints.ts';

/** How often the figures are fetched, in seconds; null for on request only. */
export type Every = (typeof everySeconds)[number];
export const everySeconds = [10, 30, 60, null] as const;

/** How the figures are looked at. */
export type Place = {
  readonly every: Every;
  readonly sort: Sort & { readonly by: SortKey };
  /** Of the calls, from 0. */
  readonly page: number;
};

const usually: Place = { every: 10, sort: { by: 'count', direction: 'descending' }, page: 0 };

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: string): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  const every = value('every') === 'never' ? null : Number(value('every') || '10');
  const [by, direction] = value('sort').split(',');
  const key = sortable.find((each) => each === by);
  const page = Number(value('page') || '1') - 1;
  return {
    every: everySeconds.find((each) => each === every) ?? (every === null ? null : usually.every),
    sort: key ? { by: key, direction: direction === 'asc' ? 'ascending' : 'descending' } : usually.sort,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999) : 0,
  };
}

/** The query string of a state; defaults are left out. */
export const queryAt = ({ every, sort, page }: Place): string =>
  encodeQuery({
    every: every === usually.every ? undefined : (every ?? 'never'),
    sort:
      sort.by === usually.sort.by && sort.direction === usually.sort.direction
        ? undefined
        : `${sort.by},${sort.direction === 'ascending' ? 'asc' : 'desc'}`,
    page: page > 0 ? page + 1 : undefined,
  });

/** The state that the URL names, and how to go to others. */
export function usePlace() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (place: Place): string => pathname + queryAt(place);
  return {
    place: placeIn(search),
    addressOf,
    goTo: (place: Place): void =>
      void navigate(addressOf(place), { preventScrollReset: true, replace: true }),
  };
}
