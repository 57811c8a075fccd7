import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import { nameOfPage, pageNamed } from '../../../ui/tables/paging.ts';
import { useUrlState, type UrlState } from '../../../ui/hooks/useUrlState.ts';
import type { InvitationPlace } from './queries.ts';

/** The place in the list of invitations that the address names, and the ways to others. */
export const useInvitationPlace = (): UrlState<InvitationPlace> => useUrlState({ placeIn, queryAt });

function placeIn(query: string): InvitationPlace {
  const values = decodeQuery(query);
  const value = (name: string): string => values[name]?.[0] ?? '';
  return { search: value('search').trim().slice(0, 200), page: pageNamed(value('page')) };
}

const queryAt = ({ search, page }: InvitationPlace): string =>
  encodeQuery({ search: search || undefined, page: nameOfPage(page) });
