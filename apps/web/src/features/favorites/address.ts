import { useSearchParams } from 'react-router';

/** Rows on a page, unless the reader wants more. */
export const usualSize = 10;
/** The numbers of rows that a reader can have. */
export const sizes = [10, 20, 50, 100] as const;

/** Which page of the favorites is looked at, from 0, and in which order of titles. */
export type Place = { page: number; size: number; sort: 'asc' | 'desc' };

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: URLSearchParams): Place {
  const page = Number(query.get('page') ?? '1') - 1;
  const size = Number(query.get('size'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 0,
    size: sizes.find((each) => each === size) ?? usualSize,
    sort: query.get('sort') === 'desc' ? 'desc' : 'asc',
  };
}

/** The query string of a state; defaults are left out. */
export function queryOf({ page, size, sort }: Place): string {
  const query = new URLSearchParams({
    ...(page > 0 && { page: String(page + 1) }),
    ...(size !== usualSize && { size: String(size) }),
    ...(sort === 'desc' && { sort }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The state that the URL names, and how to go to another one. */
export function usePlace(): [Place, (place: Place) => void] {
  const [query, setQuery] = useSearchParams();
  return [placeIn(query), (place) => setQuery(queryOf(place))];
}
