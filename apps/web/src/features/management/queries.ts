import { apiQuery } from '../../client/apiQuery.ts';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The loggers of the server with their levels. */
export const loggersQuery = apiQuery(
  queryKeys.management('loggers'),
  (options) => administration.management.loggers({}, options),
  { staleTime: 0 },
);

/** The settings of the server by prefix. */
export const configurationQuery = apiQuery(
  queryKeys.management('configuration'),
  async (options) =>
    Object.values((await administration.management.configprops({}, options)).contexts.norma.beans),
  { staleTime: 0 },
);

/** The environment of the server. */
export const environmentQuery = apiQuery(
  queryKeys.management('environment'),
  (options) => administration.management.env({}, options),
  { staleTime: 0 },
);

/** The profiles in which the server runs. */
export const profilesQuery = apiQuery(
  queryKeys.management('profiles'),
  async (options) => (await administration.management.info({}, options)).activeProfiles,
  { staleTime: 0 },
);

/** Whether SQL may be run, and its limits. */
export const databaseQuery = apiQuery(
  queryKeys.management('database'),
  (options) => administration.management.database({}, options),
  { staleTime: 0 },
);
