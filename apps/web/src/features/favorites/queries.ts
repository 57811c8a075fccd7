import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import type { Place } from './address.ts';

/** What all that is known of the reader's favourites is kept under. */
export const favourites = ['favourites'] as const;

/** A page of the reader's favourites. The one before stays until it has come. */
export const favouritesQuery = (query: Place) =>
  queryOptions({
    queryKey: [...favourites, query],
    queryFn: ({ signal }) => client.favorites.favorites({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });
