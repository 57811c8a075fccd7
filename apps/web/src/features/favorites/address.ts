import { useSearchParams } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { pageIn, pageParams } from '../../ui/tables/pagedAddress.ts';

/** Which page of the favorites is looked at, from 0, and in which order of titles. */
export type Place = { page: number; size: number; sort: 'asc' | 'desc' };

/** Reads the state from a URL; anything invalid becomes the default. */
export const placeIn = (query: URLSearchParams): Place => ({
  ...pageIn(query),
  sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
});

/** The query string of a state; defaults are left out. */
export const queryOf = (place: Place): string =>
  encodeQuery({ ...pageParams(place), sort: place.sort === 'desc' ? 'desc' : undefined });

/** The state that the URL names, and how to go to another one. */
export function usePlace(): [Place, (place: Place) => void] {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOf(place))];
}
