import type { AccountSort, AccountState } from '@norma/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { client } from '../../client/client.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** Which accounts are looked at; pages count from 0, and null is any. */
export type Place = {
  search: string;
  state: AccountState | null;
  publisher: string | null;
  sort: AccountSort;
  direction: 'asc' | 'desc';
  page: number;
};

const fresh = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the accounts of the library. */
export const accountsQuery = ({ state, publisher, ...place }: Place) =>
  queryOptions({
    queryKey: queryKeys.accounts('list', state, publisher, place),
    queryFn: ({ signal }) =>
      administration.accounts.list(
        {
          query: {
            ...place,
            size: pageSize,
            ...(state !== null && { state }),
            ...(publisher !== null && { publisher }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** The publishers that the library offers. */
export const offersQuery = queryOptions({
  queryKey: queryKeys.accounts('offers'),
  queryFn: ({ signal }) => administration.accounts.offers({}, { signal }),
  ...fresh,
});

/** One account, and the name of its state. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.accounts('account', id),
    queryFn: ({ signal }) => administration.accounts.one.withHeaders({ params: { id } }, { signal }),
    retry: false,
    ...fresh,
  });

/** So many people of an account are shown at a time. */
export const peopleShown = 10;

/** A page of the people who read through an account. */
export const peopleQuery = (accountId: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.accounts('people', accountId, page),
    queryFn: ({ signal }) =>
      administration.people.list({ query: { accountId, page, size: peopleShown } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** A page of the people who accepted the license agreement of an account. */
export const acceptancesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: queryKeys.accounts('acceptances', id, page),
    queryFn: ({ signal }) =>
      administration.accounts.acceptances({ params: { id }, query: { page, size: peopleShown } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** From which networks an account is read, and the name of their state. */
export const networksQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.accounts('networks', id),
    queryFn: ({ signal }) => administration.accounts.networks.withHeaders({ params: { id } }, { signal }),
    ...fresh,
  });

/** Parses lines of ranges, and checks whether they contain an address. */
export const checkQuery = (id: string, lines: readonly string[], address: string) =>
  queryOptions({
    queryKey: queryKeys.accounts('check', id, lines, address),
    queryFn: ({ signal }) =>
      administration.accounts.checkNetworks(
        { params: { id }, body: { lines: [...lines], address } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    retry: false,
    ...fresh,
  });

/** The countries and states of addresses, with country names in the user's language. */
export const placesQuery = (language: string) =>
  queryOptions({
    queryKey: queryKeys.profile('places', language),
    queryFn: async ({ signal }) => {
      const [countries, states] = await Promise.all([
        client.profile.countries({}, { signal }),
        client.profile.states({}, { signal }),
      ]);
      return { countries, states };
    },
    staleTime: Infinity,
    meta: { isHandled: true },
  });
