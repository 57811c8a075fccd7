import { apiQuery } from './apiQuery.ts';
import { administration } from './administration.ts';
import { queryKeys } from './queryKeys.ts';

/** The configuration of the tenant, with the ETag of its state. */
export const tenantOverviewQuery = apiQuery(queryKeys.tenants('overview'), (options) =>
  administration.tenants.overview.withHeaders({}, options),
);
