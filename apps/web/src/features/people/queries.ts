import type { PeopleSort, PersonState } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';

/** What all that is known of the people of the library is kept under. */
export const peopleKey = ['peopleOfLibrary'] as const;

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

export const pageSize = 25;

const fresh = { staleTime: 0, meta: { isHandled: true } } as const;

/** A page of the people of the library. */
export const peopleQuery = ({ account, authority, state, ...place }: Place) =>
  queryOptions({
    queryKey: [...peopleKey, 'list', account, authority, state, place],
    queryFn: ({ signal }) =>
      client.people.list(
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
