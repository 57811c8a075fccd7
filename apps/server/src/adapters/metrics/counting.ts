import { cacheKinds } from '@norma/contracts';
import type { Asked, Counted, InHand, JobInHand, Metrics, RequestInHand } from '../../ports/metrics.ts';
import { lastHour, type LastHour } from './lastHour.ts';

/** Hears the same, for those who keep figures in another form. */
type Besides = {
  readonly answered: (asked: Asked, status: number, ms: number) => void;
  readonly cacheAsked: Metrics['cacheAsked'];
};

type Endpoint = { readonly asked: Asked; readonly hour: LastHour };

/** Names that may be counted by; more would be a mistake, and are counted together. */
const maxEndpoints = 1_000;
const others: Asked = { method: '*', path: '*' };

/** Counts what parts tell of their work. What it remembers is bounded: minutes of an hour, by names known beforehand. */
export function counting(
  now: () => number,
  besides: Besides,
): Metrics & { readonly counted: () => Counted; readonly inHand: () => InHand } {
  const all = lastHour(now);
  const endpoints = new Map<string, Endpoint>();
  const statuses = new Map<number, LastHour>();
  const caches = new Map(cacheKinds.map((name) => [name, { hits: lastHour(now), misses: lastHour(now) }]));
  const requests = new Set<RequestInHand>();
  const jobs = new Set<JobInHand>();
  const queues = new Set<string>();

  const endpointOf = (asked: Asked): Endpoint => {
    const name = `${asked.method} ${asked.path}`;
    const known = endpoints.get(name);
    if (known) return known;
    if (endpoints.size >= maxEndpoints && asked !== others) return endpointOf(others);
    const fresh = { asked: { method: asked.method, path: asked.path }, hour: lastHour(now) };
    endpoints.set(name, fresh);
    return fresh;
  };

  const statusOf = (status: number): LastHour => {
    const hour = statuses.get(status) ?? lastHour(now);
    statuses.set(status, hour);
    return hour;
  };

  return {
    requestBegan: (asked) => {
      const { asked: named, hour } = endpointOf(asked);
      const startedAt = performance.now();
      const inHand = { ...named, since: new Date(now()) };
      requests.add(inHand);
      return (status) => {
        if (!requests.delete(inHand)) return;
        const ms = performance.now() - startedAt;
        const isFailed = status >= 500;
        all.add(ms, isFailed);
        hour.add(ms, isFailed);
        statusOf(status).add(ms, isFailed);
        besides.answered(named, status, ms);
      };
    },
    cacheAsked: (cache, isHit) => {
      const kept = caches.get(cache);
      (isHit ? kept?.hits : kept?.misses)?.add(0, false);
      besides.cacheAsked(cache, isHit);
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
        .map(({ asked, hour }) => ({ ...asked, ...hour.times(), perMinute: hour.perMinute() }))
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
