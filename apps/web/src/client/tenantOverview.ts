import { apiQuery } from './apiQuery.ts';
import { client } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** The configuration of the tenant. */
export const tenantOverviewQuery = apiQuery(queryKeys.tenants('overview'), (options) =>
  client.tenants.overview({}, options),
);
