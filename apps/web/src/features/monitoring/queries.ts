import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { administration } from '../../client/administration.ts';
import { queryKeys } from '../../client/queryKeys.ts';

/** The polling interval of health. */
const healthEveryMs = 10_000;

/** How the parts of the server are. */
export const healthQuery = queryOptions({
  queryKey: queryKeys.monitoring('health'),
  queryFn: ({ signal }) => administration.monitoring.health({}, { signal }),
  staleTime: 0,
  retry: false,
  refetchInterval: healthEveryMs,
  meta: { isHandled: true },
});

/** The metrics of the server, polled at the chosen interval; never while the tab is hidden. */
export const metricsQuery = (everyMs: number | null) =>
  queryOptions({
    queryKey: queryKeys.monitoring('metrics'),
    queryFn: ({ signal }) => administration.monitoring.metrics({}, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: everyMs ?? false,
    refetchIntervalInBackground: false,
    meta: { isHandled: true },
  });

/** A dump of what the process does now; reloaded only on request. */
export const threadDumpQuery = queryOptions({
  queryKey: queryKeys.monitoring('threads'),
  queryFn: ({ signal }) => administration.monitoring.threadDump({}, { signal }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  meta: { isHandled: true },
});
