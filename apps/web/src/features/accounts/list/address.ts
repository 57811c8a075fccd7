import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { nameOfPage, pageNamed } from '../../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../../ui/hooks/useUrlState.ts';
import { accountSorts, accountStates } from '../choices.atBuild.ts';
import type { Place } from '../queries.ts';

/** Reads a place in the list from an address, whatever stands there. */
export function placeIn(query: string): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  return {
    search: value('search').trim().slice(0, 200),
    state: accountStates.find((state) => state === value('state')) ?? null,
    publisher: value('publisher').slice(0, 50) || null,
    sort: accountSorts.find((sort) => sort === value('sort')) ?? 'name',
    direction: value('direction') === 'desc' ? 'desc' : 'asc',
    page: pageNamed(value('page')),
  };
}

/** The query of a place; what is as usual is left out. */
export const queryAt = ({ search, state, publisher, sort, direction, page }: Place): string =>
  encodeQuery({
    search: search || undefined,
    state: state ?? undefined,
    publisher: publisher ?? undefined,
    sort: sort === 'name' ? undefined : sort,
    direction: direction === 'desc' ? direction : undefined,
    page: nameOfPage(page),
  });

/** The place in the list that the address names, and the ways to others. */
export const usePlace = (): UrlState<Place> => useUrlState({ placeIn, queryAt });
