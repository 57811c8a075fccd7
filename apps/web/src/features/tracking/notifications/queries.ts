import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** Rows on a page of notifications. */
export const pageSize = 20;

/** A page of notifications, unread first. */
export const notificationsQuery = (query: { page: number; size: number }) =>
  queryOptions({
    queryKey: queryKeys.notifications('page', query),
    queryFn: ({ signal }) => client.tracking.notifications({ query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { isHandled: true },
  });
