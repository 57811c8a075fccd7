import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const twelveMinutes = 720_000;

/** The subscriptions of the account. Not part of the session, as they depend on the account. */
export const subscriptionsQuery = queryOptions({
  queryKey: queryKeys.subscriptions(),
  queryFn: ({ signal }) => client.subscriptions.own({}, { signal }),
  staleTime: twelveMinutes,
});
