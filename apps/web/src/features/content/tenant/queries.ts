import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';

/** All that the configuration of the library says. */
export const overviewQuery = queryOptions({
  queryKey: ['tenantOverview'],
  queryFn: ({ signal }) => client.tenants.overview({}, { signal }),
  meta: { isHandled: true },
});
