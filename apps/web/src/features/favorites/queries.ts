import { keepPreviousData } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import type { Place } from './address.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** A page of the reader's favorites. The one before stays until it has come. */
export const favoritesQuery = (query: Place) =>
  apiQuery(queryKeys.favorites(query), (options) => client.favorites.favorites({ query }, options), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
