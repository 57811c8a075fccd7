import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';

const twelveMinutes = 720_000;

/** The documents that the reader opened last. */
export const recentlyAccessedQuery = queryOptions({
  queryKey: ['home', 'accessed'],
  queryFn: ({ signal }) => client.usage.recentlyAccessed({}, { signal }),
  // What was read a moment ago is to be there on the way back.
  staleTime: 0,
  meta: { isHandled: true },
});

/** The publishers that the tenant offers, with how many documents each has here. */
export const publishersQuery = queryOptions({
  queryKey: ['home', 'publishers'],
  queryFn: ({ signal }) => client.search.publishers({}, { signal }),
  staleTime: twelveMinutes,
});
