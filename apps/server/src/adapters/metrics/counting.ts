import { cacheKinds } from '@norma/contracts';
import type { RequestInfo, Counted, InHand, JobInHand, Metrics, RequestInHand } from '../../ports/metrics.ts';
import { lastHour, type LastHour } from './lastHour.ts';

/** Receives the same events, for metrics in another form. */
type CounterParams = {
  readonly answered: (request: RequestInfo, status: number, ms: number) => void;
  readonly cacheLookup: Metrics['cacheLookup'];
};

type Endpoint = { readonly request: RequestInfo; readonly hour: LastHour };

/** Names that may be counted by; more would be a mistake, and are counted together. */
const maxEndpoints = 1_000;
const others: RequestInfo = { method: '*', path: '*' };

/** Counts what parts tell of their work. What it remembers is bounded: minutes of an hour, by names known beforehand. */
export function counting(
  now: () => number,
  params: CounterParams,
): Metrics & { readonly counted: () => Counted; readonly inHand: () => InHand } {
  const all = lastHour(now);
  const endpoints = new Map<string, Endpoint>();
  const statuses = new Map<number, LastHour>();
  const caches = new Map(cacheKinds.map((name) => [name, { hits: lastHour(now), misses: lastHour(now) }]));
  const requests = new Set<RequestInHand>();
  const jobs = new Set<JobInHand>();
  const queues = new Set<string>();

  const endpointOf = (request: RequestInfo): Endpoint => {
    const name = `${request.method} ${request.path}`;
    const known = endpoints.get(name);
    if (known) return known;
    if (endpoints.size >= maxEndpoints && request !== others) return endpointOf(others);
    const fresh = { request: { method: request.method, path: request.path }, hour: lastHour(now) };
    endpoints.set(name, fresh);
    return fresh;
  };

  const statusOf = (status: number): LastHour => {
    const hour = statuses.get(status) ?? lastHour(now);
    statuses.set(status, hour);
    return hour;
  };

  return {
    requestBegan: (request) => {
      const { request: requestInfo, hour } = endpointOf(request);
      const startedAt = performance.now();
      const inHand = { ...requestInfo, since: new Date(now()) };
      requests.add(inHand);
      return (status) => {
        if (!requests.delete(inHand)) return;
        const ms = performance.now() - startedAt;
        const isFailed = status >= 500;
        all.add(ms, isFailed);
        hour.add(ms, isFailed);
        statusOf(status).add(ms, isFailed);
        params.answered(requestInfo, status, ms);
      };
    },
    cacheLookup: (cache, isHit) => {
      const counts = caches.get(cache);
      (isHit ? counts?.hits : counts?.misses)?.add(0, false);
      params.cacheLookup(cache, isHit);
    },
    takesJobs: (queue) => void queues.add(queue),
    jobBegan: (queue) => {
      const inHand = { queue, since: new Date(now()) };
      jobs.add(inHand);
      return () => void jobs.delete(inHand);
    },
    counted: () => ({
      all: all.times(),
      byStatus: [...statuses]
        .map(([status, hour]) => ({ status, ...hour.times() }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => one.status - other.status),
      byEndpoint: [...endpoints.values()]
        .map(({ request, hour }) => ({ ...request, ...hour.times(), perMinute: hour.perMinute() }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count),
      caches: [...caches].map(([name, { hits, misses }]) => ({
        name,
        hits: hits.times().count,
        misses: misses.times().count,
      })),
    }),
    inHand: () => ({ requests: [...requests], jobs: [...jobs], queues: [...queues] }),
  };
}
