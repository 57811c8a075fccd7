import type { MailState } from '@norma/contracts';
import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import type { Place } from './queries.ts';
import { mailStates } from './states.atBuild.ts';

/** Reads a place in the list from an address, whatever stands there. */
export function placeIn(query: string): Place {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  const page = Number(value('page') || '1') - 1;
  return {
    state: mailStates.find((state): state is MailState => state === value('state')) ?? null,
    search: value('search').trim().slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0,
  };
}

/** The query of a place; what is as usual is left out. */
export const queryAt = ({ state, search, page }: Place): string =>
  encodeQuery({
    state: state ?? undefined,
    search: search || undefined,
    page: page > 0 ? page + 1 : undefined,
  });

/** The place in the list that the address names, and the ways to others. */
export function usePlace() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (place: Place): string => pathname + queryAt(place);
  return {
    place: placeIn(search),
    addressOf,
    goTo: (place: Place): void => void navigate(addressOf(place), { preventScrollReset: true }),
  };
}
