import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import type { Place } from './address.ts';

/** A page of the reader's favorites. The one before stays until it has come. */
export const favoritesQuery = (query: Place) =>
  queryOptions({
    queryKey: queryKeys.favorites(query),
    queryFn: ({ signal }) => client.favorites.favorites({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });
