import { useSearchParams } from 'react-router';

/** Rows on a page. */
export const pageSize = 10;

/** The page that an address names, from 0, whatever is there. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? '1') - 1;
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 100_000) : 0;
}

/** The query of a page; the first one has none. */
export const queryOf = (page: number): string => (page > 0 ? `?page=${page + 1}` : '');

/** The page that the address names, and the way to another one. */
export function usePage(): [number, (page: number) => void] {
  const [query, setQuery] = useSearchParams();
  return [pageIn(query), (page) => setQuery(queryOf(page))];
}
