import { queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The loggers of the server with their levels. */
export const loggersQuery = queryOptions({
  queryKey: queryKeys.management('loggers'),
  queryFn: ({ signal }) => administration.management.loggers({}, { signal }),
  staleTime: 0,
  meta: { isHandled: true },
});

/** The settings of the server by prefix. */
export const configurationQuery = queryOptions({
  queryKey: queryKeys.management('configuration'),
  queryFn: async ({ signal }) =>
    Object.values((await administration.management.configprops({}, { signal })).contexts.norma.beans),
  staleTime: 0,
  meta: { isHandled: true },
});

/** The environment of the server. */
export const environmentQuery = queryOptions({
  queryKey: queryKeys.management('environment'),
  queryFn: ({ signal }) => administration.management.env({}, { signal }),
  staleTime: 0,
  meta: { isHandled: true },
});

/** The profiles in which the server runs. */
export const profilesQuery = queryOptions({
  queryKey: queryKeys.management('profiles'),
  queryFn: async ({ signal }) => (await administration.management.info({}, { signal })).activeProfiles,
  staleTime: 0,
  meta: { isHandled: true },
});

/** Whether SQL may be run, and its limits. */
export const databaseQuery = queryOptions({
  queryKey: queryKeys.management('database'),
  queryFn: ({ signal }) => administration.management.database({}, { signal }),
  staleTime: 0,
  meta: { isHandled: true },
});
