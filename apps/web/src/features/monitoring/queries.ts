import { keepPreviousData } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';
import { apiQuery } from '../../client/apiQuery.ts';

/** The polling interval of health. */
const healthEveryMs = 10_000;

/** How the parts of the server are. */
export const healthQuery = apiQuery(
  queryKeys.monitoring('health'),
  (options) => administration.monitoring.health({}, options),
  { staleTime: 0, retry: false, refetchInterval: healthEveryMs },
);

/** The metrics of the server, polled at the chosen interval; never while the tab is hidden. */
export const metricsQuery = (everyMs: number | null) =>
  apiQuery(queryKeys.monitoring('metrics'), (options) => administration.monitoring.metrics({}, options), {
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: everyMs ?? false,
    refetchIntervalInBackground: false,
  });

/** A dump of what the process does now; reloaded only on request. */
export const threadDumpQuery = apiQuery(
  queryKeys.monitoring('threads'),
  (options) => administration.monitoring.threadDump({}, options),
  { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false },
);
