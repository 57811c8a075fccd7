import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { nameOfPage, pageNamed } from '../../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../../ui/hooks/useUrlState.ts';
import { authorities, peopleSorts, personStates } from '../choices.atBuild.ts';
import type { Place } from '../queries.ts';

/** What there is to see of the people of a library. */
const views = ['everybody', 'leftBehind'] as const;
type View = (typeof views)[number];
type At = Place & { view: View };

/** The view of a name; everybody for any other. */
const viewOf = (name: string): View => views.find((view) => view === name) ?? 'everybody';

/** Reads a place in the list from an address, whatever stands there. */
export function placeIn(query: string): At {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  return {
    view: viewOf(value('view')),
    search: value('search').trim().slice(0, 200),
    account: value('account').slice(0, 100) || null,
    authority: authorities.find((authority) => authority === value('role')) ?? null,
    state: personStates.find((state) => state === value('state')) ?? null,
    sort: peopleSorts.find((sort) => sort === value('sort')) ?? 'name',
    direction: value('direction') === 'desc' ? 'desc' : 'asc',
    page: pageNamed(value('page')),
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
    page: nameOfPage(page),
  });

/** The place in the list that the address names, and the ways to others. */
export const usePlace = (): UrlState<At> => useUrlState({ placeIn, queryAt });
