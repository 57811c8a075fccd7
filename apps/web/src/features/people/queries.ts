import type { PeopleSort, PersonState } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { nameOf } from './nameOf.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** Which people are looked at; pages count from 0, and null is any. */
export type Place = {
  search: string;
  account: string | null;
  authority: Authority | null;
  state: PersonState | null;
  sort: PeopleSort;
  direction: 'asc' | 'desc';
  page: number;
};

const fresh = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the people of the library. */
export const peopleQuery = ({ account, authority, state, ...place }: Place) =>
  queryOptions({
    queryKey: queryKeys.people('list', account, authority, state, place),
    queryFn: ({ signal }) =>
      administration.people.list(
        {
          query: {
            ...place,
            size: pageSize,
            ...(account !== null && { accountId: account }),
            ...(authority !== null && { authority }),
            ...(state !== null && { state }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** What is known of one person is kept under. */
export const personKey = (id: string) => queryKeys.people('person', id);

/** All that is known of a person, with the name of their state. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: personKey(id),
    queryFn: ({ signal }) => administration.people.person.withHeaders({ params: { id } }, { signal }),
    ...fresh,
  });

/** A page of those who have left an account and still own something in it. */
export const orphanedContentQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.people('leftBehind', page),
    queryFn: ({ signal }) =>
      administration.people.leftBehind({ query: { page, size: pageSize } }, { signal }),
    placeholderData: keepPreviousData,
    ...fresh,
  });

/** Accounts to choose from, as far as their names or numbers have a text. */
export const accountChoices = (text: string) =>
  queryOptions({
    queryKey: queryKeys.people('accounts', text),
    queryFn: async ({ signal }) => {
      const accounts = await administration.people.accountsNamed({ query: { search: text } }, { signal });
      return accounts.map(({ id, name, number }) => ({ id, name, about: number }));
    },
    ...fresh,
  });

/** The account of an id, as it can be chosen; null for none. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.people('account', id),
    queryFn: async ({ signal }) => {
      const accounts = await administration.people.accountsNamed({ query: { search: id } }, { signal });
      const account = accounts.find((each) => each.id === id);
      return account ? { id, name: account.name, about: account.number } : null;
    },
    meta: { isHandled: true },
  });

/** People of an account who can become owners. */
export const receiverChoices = (accountId: string, butId: string) => (text: string) =>
  queryOptions({
    queryKey: queryKeys.people('receivers', accountId, butId, text),
    queryFn: async ({ signal }) => {
      const query = { accountId, search: text, state: 'active', size: 20 } as const;
      const { people } = await administration.people.list({ query }, { signal });
      return people
        .filter(({ id, userType }) => id !== butId && userType === 'INDIVIDUAL')
        .map((person) => ({ id: person.id, name: nameOf(person), about: person.email }));
    },
    ...fresh,
  });
