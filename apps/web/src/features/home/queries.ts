import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const twelveMinutes = 720_000;

/** The publishers that the tenant offers, with how many documents each has here. */
export const publishersQuery = queryOptions({
  queryKey: queryKeys.home('publishers'),
  queryFn: ({ signal }) => client.search.publishers({}, { signal }),
  staleTime: twelveMinutes,
});
