import type { AccountSort, AccountState } from '@norma/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { client } from '../../client/client.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** Which accounts are looked at; pages count from 0, and null is any. */
export type Place = {
  search: string;
  state: AccountState | null;
  publisher: string | null;
  sort: AccountSort;
  direction: 'asc' | 'desc';
  page: number;
};

const fresh = { staleTime: 0 } as const;

/** A page of the accounts of the library. */
export const accountsQuery = ({ state, publisher, ...place }: Place) =>
  apiQuery(
    queryKeys.accounts('list', state, publisher, place),
    (options) =>
      administration.accounts.list(
        {
          query: {
            ...place,
            size: pageSize,
            ...(state !== null && { state }),
            ...(publisher !== null && { publisher }),
          },
        },
        options,
      ),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** The publishers that the library offers. */
export const offersQuery = apiQuery(
  queryKeys.accounts('offers'),
  (options) => administration.accounts.offers({}, options),
  fresh,
);

/** One account, and the name of its state. */
export const accountQuery = (id: string) =>
  apiQuery(
    queryKeys.accounts('account', id),
    (options) => administration.accounts.one.withHeaders({ params: { id } }, options),
    { retry: false, ...fresh },
  );

/** So many people of an account are shown at a time. */
export const peopleShown = 10;

/** A page of the people who read through an account. */
export const peopleQuery = (accountId: string, page: number) =>
  apiQuery(
    queryKeys.accounts('people', accountId, page),
    (options) => administration.people.list({ query: { accountId, page, size: peopleShown } }, options),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** A page of the people who accepted the license agreement of an account. */
export const acceptancesQuery = (id: string, page: number) =>
  apiQuery(
    queryKeys.accounts('acceptances', id, page),
    (options) =>
      administration.accounts.acceptances({ params: { id }, query: { page, size: peopleShown } }, options),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** From which networks an account is read, and the name of their state. */
export const networksQuery = (id: string) =>
  apiQuery(
    queryKeys.accounts('networks', id),
    (options) => administration.accounts.networks.withHeaders({ params: { id } }, options),
    fresh,
  );

/** Parses lines of ranges, and checks whether they contain an address. */
export const checkQuery = (id: string, lines: readonly string[], address: string) =>
  apiQuery(
    queryKeys.accounts('check', id, lines, address),
    (options) =>
      administration.accounts.checkNetworks(
        { params: { id }, body: { lines: [...lines], address } },
        options,
      ),
    { placeholderData: keepPreviousData, retry: false, ...fresh },
  );

/** The countries and states of addresses, with country names in the user's language. */
export const placesQuery = (language: string) =>
  apiQuery(
    queryKeys.profile('places', language),
    async (options) => {
      const [countries, states] = await Promise.all([
        client.profile.countries({}, options),
        client.profile.states({}, options),
      ]);
      return { countries, states };
    },
    { staleTime: Infinity },
  );
