import { apiQuery } from './apiQuery.ts';
import { client } from './client.ts';
import { queryKeys } from './queryKeys.ts';

/** The configuration of the tenant, with the ETag of its state. */
export const tenantOverviewQuery = apiQuery(queryKeys.tenants('overview'), (options) =>
  client.tenants.overview.withHeaders({}, options),
);
