import type { PeopleSort, PersonState } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { nameOf } from './nameOf.ts';
import { pageSize } from '../../ui/admin/listAddress.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

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

const fresh = { staleTime: 0 } as const;

/** A page of the people of the library. */
export const peopleQuery = ({ account, authority, state, ...place }: Place) =>
  apiQuery(
    queryKeys.people('list', account, authority, state, place),
    (options) =>
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
        options,
      ),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** What is known of one person is kept under. */
export const personKey = (id: string) => queryKeys.people('person', id);

/** All that is known of a person, with the name of their state. */
export const personQuery = (id: string) =>
  apiQuery(
    personKey(id),
    (options) => administration.people.person.withHeaders({ params: { id } }, options),
    fresh,
  );

/** A page of those who have left an account and still own something in it. */
export const orphanedContentQuery = (page: number) =>
  apiQuery(
    queryKeys.people('leftBehind', page),
    (options) => administration.people.leftBehind({ query: { page, size: pageSize } }, options),
    { placeholderData: keepPreviousData, ...fresh },
  );

/** Accounts to choose from, as far as their names or numbers have a text. */
export const accountChoices = (text: string) =>
  apiQuery(
    queryKeys.people('accounts', text),
    async (options) => {
      const accounts = await administration.people.accountsNamed({ query: { search: text } }, options);
      return accounts.map(({ id, name, number }) => ({ id, name, about: number }));
    },
    fresh,
  );

/** The account of an id, as it can be chosen; null for none. */
export const accountQuery = (id: string) =>
  apiQuery(queryKeys.people('account', id), async (options) => {
    const accounts = await administration.people.accountsNamed({ query: { search: id } }, options);
    const account = accounts.find((each) => each.id === id);
    return account ? { id, name: account.name, about: account.number } : null;
  });

/** People of an account who can become owners. */
export const receiverChoices = (accountId: string, butId: string) => (text: string) =>
  apiQuery(
    queryKeys.people('receivers', accountId, butId, text),
    async (options) => {
      const query = { accountId, search: text, state: 'active', size: 20 } as const;
      const { people } = await administration.people.list({ query }, options);
      return people
        .filter(({ id, userType }) => id !== butId && userType === 'INDIVIDUAL')
        .map((person) => ({ id: person.id, name: nameOf(person), about: person.email }));
    },
    fresh,
  );
