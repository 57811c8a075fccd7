import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import type { HistoryPage } from '../queries.ts';

/** The numbers of entries on a page that a reader can have; the first one is usual. */
export const sizes = [10, 25, 50, 100] as const;

/** Reads the page of a history from a URL; the first page for anything invalid. */
export function historyPageIn(query: string): HistoryPage {
  const values = decodeQuery(query);
  const page = Number(values['page']?.[0] || '1') - 1;
  const size = Number(values['size']?.[0]);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 99_999) : 0,
    size: sizes.find((each) => each === size) ?? sizes[0],
    sort: values['sort']?.[0] === 'createdDate+' ? 'createdDate+' : 'createdDate-',
  };
}

/** The query string of a page of a history; defaults are left out. */
export const queryOfHistory = ({ page, size, sort }: HistoryPage): string =>
  encodeQuery({
    page: page > 0 ? page + 1 : undefined,
    size: size === sizes[0] ? undefined : size,
    sort: sort === 'createdDate-' ? undefined : sort,
  });

/** The page of a history that the URL names, and links to others. */
export function useHistoryPage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const addressOf = (at: HistoryPage): string => pathname + queryOfHistory(at);
  return {
    place: historyPageIn(search),
    addressOf,
    goTo: (at: HistoryPage): void => void navigate(addressOf(at), { state }),
  };
}
