import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** All that the configuration of the library says. */
export const overviewQuery = queryOptions({
  queryKey: queryKeys.tenants('overview'),
  queryFn: ({ signal }) => client.tenants.overview({}, { signal }),
  meta: { isHandled: true },
});
