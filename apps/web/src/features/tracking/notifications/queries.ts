import { keepPreviousData } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** Rows on a page of notifications. */
export const pageSize = 20;

/** A page of notifications, the latest first. */
export const notificationsQuery = (query: { page: number; size: number }) =>
  apiQuery(
    queryKeys.notifications('page', query),
    (options) => client.tracking.notifications({ query }, options),
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
