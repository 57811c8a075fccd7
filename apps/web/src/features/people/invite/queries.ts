import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../../client/administration.ts';
import { pageSize } from '../../../ui/admin/listAddress.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** Which invitations are looked at; pages count from 0. */
export type InvitationPlace = { search: string; page: number };

const fresh = { staleTime: 0 } as const;

/** A page of the open invitations. */
export const invitationsQuery = ({ search, page }: InvitationPlace) =>
  apiQuery(
    queryKeys.people('invitations', search, page),
    (options) => administration.invitations.list({ query: { search, page, size: pageSize } }, options),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** Accounts whose name or number has what is typed. */
export const accountsNamedQuery = (search: string) =>
  apiQuery(
    queryKeys.people('accountsNamed', search),
    (options) => administration.people.accountsNamed({ query: { search } }, options),
    { placeholderData: keepPreviousData, ...fresh },
  );
