import type { ListSort } from '@norma/contracts';
import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery, type Query } from '../../../client/query.ts';
import type { Mode, WireSort } from '../queries.ts';

/** Which page of a list is looked at, from 0; null is what the list opens with. */
export type Place = { status: Mode | null; page: number; sort: WireSort | null };

/** What the parts of a place are called in an address. */
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

/** What a list is sorted by until its reader says otherwise. */
export const newest = { active: 'createdDate-', inactive: 'deletedDate-' } as const satisfies Record<
  Mode,
  WireSort
>;

/** A sort of the wire, taken apart. */
export function sortOf(written: string): { by: ListSort; isDescending: boolean } | null {
  const [, name, end] = /^(\w+)([-+])$/.exec(written) ?? [];
  const by = fields.find((field) => field === name);
  return by ? { by, isDescending: end === '-' } : null;
}

/** Reads a place from an address, whatever stands there. */
export function placeIn(query: string, names: PlaceNames = ofLists): Place {
  const values = decodeQuery(query);
  const value = (name: keyof Place): string => values[names[name]]?.[0] ?? '';
  const page = Number(value('page') || '1') - 1;
  const status = value('status');
  const sort = sortOf(value('sort'));
  return {
    status: status === 'active' || status === 'inactive' ? status : null,
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0,
    sort: sort && `${sort.by}${sort.isDescending ? '-' : '+'}`,
  };
}

/** The query of a place; what is as usual is left out, what else stands there stays. */
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

/** The place in a list that the address names, and the ways to others. */
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
