import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/client.ts';
import { queryKeys } from '../../client/queryKeys.ts';

const twelveMinutes = 720_000;

/** What the account subscribes to. Not among the session's own: another account has others. */
export const subscriptionsQuery = queryOptions({
  queryKey: queryKeys.subscriptions(),
  queryFn: ({ signal }) => client.subscriptions.own({}, { signal }),
  staleTime: twelveMinutes,
});
