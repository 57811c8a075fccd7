import { useSearchParams } from 'react-router';

/** Groups on a page of the list. */
export const pageSize = 24;

/** How the list is ordered, and which page of it is looked at, from 0. */
export type Place = { readonly page: number; readonly sort: 'asc' | 'desc' };

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: URLSearchParams): Place {
  const page = Number(query.get('page') ?? '1') - 1;
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
  };
}

/** The query string of a state; defaults are left out. */
export function queryOf({ page, sort }: Place): string {
  const query = new URLSearchParams({
    ...(sort === 'desc' && { sort }),
    ...(page > 0 && { page: String(page + 1) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The state that the URL names, and how to go to another one. */
export function usePlace(): [Place, (place: Place) => void] {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOf(place))];
}

/** The number of the group that an address names; 0, which none has, where it names none. */
export function groupIn(query: URLSearchParams): number {
  const id = Number(query.get('groupId') ?? query.get('groupID'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
