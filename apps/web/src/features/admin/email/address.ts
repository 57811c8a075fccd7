import type { MailState } from '@norma/contracts';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { nameOfPage, pageNamed } from '../../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../../ui/hooks/useUrlState.ts';
import type { Place } from './queries.ts';
import { mailStates } from './states.atBuild.ts';

/** Reads a place in the list from an address, whatever stands there. */
export function placeIn(query: string): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  return {
    state: mailStates.find((state): state is MailState => state === value('state')) ?? null,
    search: value('search').trim().slice(0, 200),
    page: pageNamed(value('page')),
  };
}

/** The query of a place; what is as usual is left out. */
export const queryAt = ({ state, search, page }: Place): string =>
  encodeQuery({
    state: state ?? undefined,
    search: search || undefined,
    page: nameOfPage(page),
  });

/** The place in the list that the address names, and the ways to others. */
export const usePlace = (): UrlState<Place> => useUrlState({ placeIn, queryAt });
