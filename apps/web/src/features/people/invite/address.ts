import { useLocation, useNavigate } from 'react-router';
import { decodeQuery, encodeQuery } from '../../../client/query.ts';
import type { InvitationPlace } from './queries.ts';

/** The place in the list of invitations that the address names, and the ways to others. */
export function useInvitationPlace() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const addressOf = (place: InvitationPlace): string =>
    pathname +
    encodeQuery({ search: place.search || undefined, page: place.page > 0 ? place.page + 1 : undefined });
  return {
    place: placeIn(search),
    addressOf,
    goTo: (place: InvitationPlace): void => void navigate(addressOf(place), { preventScrollReset: true }),
  };
}

function placeIn(query: string): InvitationPlace {
  const values = decodeQuery(query);
  const page = Number(values['page']?.[0] || '1') - 1;
  return {
    search: (values['search']?.[0] ?? '').trim().slice(0, 200),
    page: Number.isSafeInteger(page) && page > 0 ? Math.min(page, 999_999) : 0,
  };
}
