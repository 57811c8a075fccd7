import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** All that the configuration of the library says. */
export const tenantOverviewQuery = queryOptions({
  queryKey: queryKeys.tenants('overview'),
  queryFn: ({ signal }) => client.tenants.overview({}, { signal }),
  meta: { isHandled: true },
});
