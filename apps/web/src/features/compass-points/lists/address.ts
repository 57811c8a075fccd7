import type { ListSort } from '@norma/contracts';
import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery, type Query } from '../../../client/query.ts';
import type { Mode, WireSort } from '../queries.ts';

/** The page of a list, from 0; null for the default. */
export type Place = { status: Mode | null; page: number; sort: WireSort | null };

/** The names of the URL parameters. */
export type PlaceNames = Record<keyof Place, string>;

const ofLists: PlaceNames = { status: 'status', page: 'page', sort: 'sort' };

const fields = [
  'designation',
  'contentStatus',
  'name',
  'email',
  'createdDate',
  'deletedByEmail',
  'deletedDate',
] as const satisfies readonly ListSort[];

/** The default sort of a list. */
export const newest = { active: 'createdDate-', inactive: 'deletedDate-' } as const satisfies Record<
  Mode,
  WireSort
>;

/** A sort as the wire writes it; null for a field that no list is sorted by. */
export function wireSort(by: string, isDescending: boolean): WireSort | null {
  const field = fields.find((each) => each === by);
  return field ? `${field}${isDescending ? '-' : '+'}` : null;
}

/** A sort of the wire, taken apart. */
export function sortOf(written: string): { by: string; isDescending: boolean } {
  return { by: written.slice(0, -1), isDescending: written.endsWith('-') };
}

/** Reads a sort; anything invalid becomes the default. */
function sortIn(written: string): WireSort | null {
  const { by, isDescending } = sortOf(written);
  return isDescending || written.endsWith('+') ? wireSort(by, isDescending) : null;
}

/** Reads the state from a URL; anything invalid becomes the default. */
export function placeIn(query: string, names: PlaceNames = ofLists): Place {
  const values = decodeQuery(query);
  const value = (name: keyof Place): string => values[names[name]]?.[0] ?? '';
  const page = Number(value('page') || '1') - 1;
  const status = value('status');
  return {
    status: status === 'active' || status === 'inactive' ? status : null,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0,
    sort: sortIn(value('sort')),
  };
}

/** The query string of a state; defaults are left out, other parameters stay. */
export function queryAt(query: string, { status, page, sort }: Place, names: PlaceNames = ofLists): string {
  const own = new Set(Object.values(names));
  const others = Object.entries(decodeQuery(query)).filter(([name]) => !own.has(name));
  return encodeQuery({
    ...(Object.fromEntries(others) satisfies Query),
    [names.status]: status ?? undefined,
    [names.page]: page > 0 ? page + 1 : undefined,
    [names.sort]: sort ?? undefined,
  });
}

/** The state of a list that the URL names, and how to go to others. */
export function usePlace(names: PlaceNames = ofLists) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const addressOf = (at: Place): string => `${pathname}${queryAt(search, at, names)}${hash}`;
  return {
    place: placeIn(search, names),
    addressOf,
    goTo: (at: Place): void => void navigate(addressOf(at), { preventScrollReset: true, state }),
  };
}
