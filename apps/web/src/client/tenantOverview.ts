import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** The configuration of the tenant. */
export const tenantOverviewQuery = queryOptions({
  queryKey: queryKeys.tenants('overview'),
  queryFn: ({ signal }) => client.tenants.overview({}, { signal }),
  meta: { isHandled: true },
});
