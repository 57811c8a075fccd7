import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { authorities, peopleSorts, personStates } from '../choices.atBuild.ts';
import type { Place } from '../queries.ts';

/** What there is to see of the people of a library. */
export const views = ['everybody', 'leftBehind'] as const;
export type View = (typeof views)[number];
type At = Place & { view: View };

/** The view of a name; everybody for any other. */
export const viewOf = (name: string): View => views.find((view) => view === name) ?? 'everybody';

/** Everybody, from the first page on. */
export const everybody: At = {
  view: 'everybody',
  search: '',
  account: null,
  authority: null,
  state: null,
  sort: 'name',
  direction: 'asc',
  page: 0,
};

/** Reads a place in the list from an address, whatever stands there. */
export function placeIn(query: string): At {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  const page = Number(value('page') || '1') - 1;
  return {
    view: viewOf(value('view')),
    search: value('search').trim().slice(0, 200),
    account: value('account').slice(0, 100) || null,
    authority: authorities.find((authority) => authority === value('role')) ?? null,
    state: personStates.find((state) => state === value('state')) ?? null,
    sort: peopleSorts.find((sort) => sort === value('sort')) ?? 'name',
    direction: value('direction') === 'desc' ? 'desc' : 'asc',
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0,
  };
}

/** The query of a place; what is as usual is left out. */
export const queryAt = ({ view, search, account, authority, state, sort, direction, page }: At): string =>
  encodeQuery({
    view: view === 'everybody' ? undefined : view,
    search: search || undefined,
    account: account ?? undefined,
    role: authority ?? undefined,
    state: state ?? undefined,
    sort: sort === 'name' ? undefined : sort,
    direction: direction === 'desc' ? direction : undefined,
    page: page > 0 ? page + 1 : undefined,
  });

/** The place in the list that the address names, and the ways to others. */
export function usePlace() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (place: At): string => pathname + queryAt(place);
  return {
    place: placeIn(search),
    addressOf,
    goTo: (place: At): void => void navigate(addressOf(place), { preventScrollReset: true }),
  };
}
