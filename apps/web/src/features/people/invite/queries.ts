import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { peopleKey } from '../queries.ts';

/** Which invitations are looked at; pages count from 0. */
export type InvitationPlace = { search: string; page: number };

export const pageSize = 25;

const fresh = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the invitations that nobody has taken up. */
export const invitationsQuery = ({ search, page }: InvitationPlace) =>
  queryOptions({
    queryKey: [...peopleKey, 'invitations', search, page],
    queryFn: ({ signal }) =>
      administration.invitations.list({ query: { search, page, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Accounts whose name or number has what is typed. */
export const accountsNamedQuery = (search: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'accountsNamed', search],
    queryFn: ({ signal }) => administration.people.accountsNamed({ query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
