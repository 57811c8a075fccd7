import { keepPreviousData } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import type { Place } from './address.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** A page of the reader's favorites. The one before stays until it has come. */
export const favoritesQuery = ({ folder, text, ...page }: Place) =>
  apiQuery(
    queryKeys.favorites('page', { folder, text, ...page }),
    (options) =>
      client.favorites.favorites({ query: { ...page, text, ...(folder !== null && { folder }) } }, options),
    { placeholderData: keepPreviousData, staleTime: 0 },
  );

/** The folders of the reader's favorites. */
export const foldersQuery = apiQuery(
  queryKeys.favorites('folders'),
  (options) => client.favorites.folders({}, options),
  { staleTime: 0 },
);
