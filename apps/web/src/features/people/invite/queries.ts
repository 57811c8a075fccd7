import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { pageSize } from '../../../ui/admin/listAddress.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** Which invitations are looked at; pages count from 0. */
export type InvitationPlace = { search: string; page: number };

const fresh = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the open invitations. */
export const invitationsQuery = ({ search, page }: InvitationPlace) =>
  queryOptions({
    queryKey: queryKeys.people('invitations', search, page),
    queryFn: ({ signal }) =>
      administration.invitations.list({ query: { search, page, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Accounts whose name or number has what is typed. */
export const accountsNamedQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys.people('accountsNamed', search),
    queryFn: ({ signal }) => administration.people.accountsNamed({ query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });
