import { useSearchParams } from 'react-router';

/** Rows on a page, unless the reader wants more. */
export const usualSize = 10;
/** The numbers of rows that a reader can have. */
export const sizes = [10, 20, 50, 100] as const;

/** Which page of a list is looked at, from 0, and in which order of its names. */
export type Page = { page: number; size: number; sort: 'ALPHA_ASC' | 'ALPHA_DESC' };

/** What is looked at: what the reader has, or what an administrator makes; all collections, or one of them. */
export type Place = Page & { isManaging: boolean; collection: number | null };

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: URLSearchParams): Place {
  const page = Number(query.get('page') ?? '1') - 1;
  const size = Number(query.get('size'));
  const collection = Number(query.get('collection'));
  return {
    isManaging: query.get('view') === 'manage',
    collection: Number.isSafeInteger(collection) && collection > 0 ? collection : null,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 0,
    size: sizes.find((each) => each === size) ?? usualSize,
    sort: query.get('sort') === 'desc' ? 'ALPHA_DESC' : 'ALPHA_ASC',
  };
}

/** The query string of a state; defaults are left out. */
export function queryOf({ isManaging, collection, page, size, sort }: Place): string {
  const query = new URLSearchParams({
    ...(isManaging && { view: 'manage' }),
    ...(collection !== null && { collection: String(collection) }),
    ...(page > 0 && { page: String(page + 1) }),
    ...(size !== usualSize && { size: String(size) }),
    ...(sort === 'ALPHA_DESC' && { sort: 'desc' }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The address of a place. */
export const hrefOf = (place: Place): string => `/custom-collections${queryOf(place)}`;

/** The state that the URL names, and how to go to another one. */
export function usePlace(): [Place, (changed: Partial<Place>) => void] {
  const [query, setQuery] = useSearchParams();
  const place = placeIn(query);
  return [place, (changed) => setQuery(queryOf({ ...place, ...changed }))];
}
