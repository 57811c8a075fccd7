import { useSearchParams } from 'react-router';
import { encodeQuery } from '../../client/query.ts';
import { pageIn, pageParams } from '../../ui/tables/pagedAddress.ts';

/** Which page of a list is looked at, from 0, and in which order of its names. */
export type Page = { page: number; size: number; sort: 'ALPHA_ASC' | 'ALPHA_DESC' };

/** What is looked at: what the reader has, or what an administrator makes; all collections, or one of them. */
export type Place = Page & { isManaging: boolean; collection: number | null };

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: URLSearchParams): Place {
  const collection = Number(query.get('collection'));
  return {
    isManaging: query.get('view') === 'manage',
    collection: Number.isSafeInteger(collection) && collection > 0 ? collection : null,
    ...pageIn(query),
    sort: query.get('sort') === 'desc' ? 'ALPHA_DESC' : 'ALPHA_ASC',
  };
}

/** The query string of a state; defaults are left out. */
export const queryOf = (place: Place): string =>
  encodeQuery({
    view: place.isManaging ? 'manage' : undefined,
    collection: place.collection ?? undefined,
    ...pageParams(place),
    sort: place.sort === 'ALPHA_DESC' ? 'desc' : undefined,
  });

/** The address of a place. */
export const hrefOf = (place: Place): string => `/custom-collections${queryOf(place)}`;

/** The state that the URL names, and how to go to another one. */
export function usePlace(): [Place, (changed: Partial<Place>) => void] {
  const [query, setQuery] = useSearchParams();
  const place = placeIn(query);
  return [place, (changed) => setQuery(queryOf({ ...place, ...changed }))];
}
