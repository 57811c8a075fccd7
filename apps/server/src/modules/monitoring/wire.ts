import type { Metrics, ThreadDump } from '@norma/contracts';
import type { Figures, Measuring, ThreadLatency } from '../../ports/metrics.ts';

/** Which node answers. */
export type NodeInfo = { readonly node: string; readonly version: string };

type MetricSources = {
  readonly now: Date;
  readonly files: Awaited<ReturnType<Measuring['openFiles']>>;
  readonly database: { readonly version: string | null; readonly kind: 'own' | 'external' };
};

/** What is measured, as it is answered. */
export function metricsOnTheWire(
  node: NodeInfo,
  figures: Figures,
  { now, files, database }: MetricSources,
): Metrics {
  const { process, memory, spaces, collections, pools, connections, latest, samples } = figures;
  const counted = figures.counted();
  const threads = pools.filter(({ kind }) => kind !== 'jobs');
  const sum = (of: 'started' | 'most'): number => threads.reduce((all, pool) => all + pool[of], 0);
  const { longest } = collections;
  return {
    ...node,
    at: now.toISOString(),
    jvm: { memory, spaces: [...spaces] },
    threads: {
      started: sum('started'),
      most: sum('most'),
      eventLoop: latest.eventLoop,
      pools: [...pools],
    },
    processMetrics: {
      ...process,
      startedAt: process.startedAt.toISOString(),
      processor: latest.processor,
      ...files,
    },
    garbageCollector: {
      short: collections.short,
      full: collections.full,
      longest: longest && { ms: longest.ms, at: longest.at.toISOString() },
    },
    'http.server.requests': { all: counted.all, percode: [...counted.byStatus] },
    services: counted.byEndpoint.map((endpoint) => ({ ...endpoint, perMinute: [...endpoint.perMinute] })),
    cache: [...counted.caches],
    databases: { ...database, ...connections },
    samples: samples.map(({ at, eventLoop, ...sample }) => ({
      ...sample,
      at: at.toISOString(),
      eventLoopP95Ms: eventLoop.p95Ms,
    })),
  };
}

const maxCalls = 200;

type Looked = {
  readonly now: Date;
  readonly threads: readonly ThreadLatency[];
  readonly resources: readonly string[];
};

/** What continues in the process, as it is answered. */
export function threadsOnTheWire(
  node: NodeInfo,
  { inHand, process }: Figures,
  { now, threads, resources }: Looked,
): ThreadDump {
  const since = <T extends { readonly since: Date }>(each: T) => ({
    ...each,
    since: each.since.toISOString(),
  });
  return {
    ...node,
    at: now.toISOString(),
    pid: process.pid,
    threads: threads.map((thread) => ({
      ...thread,
      startedAt: thread.startedAt.toISOString(),
      working: thread.working.map(since),
    })),
    calls: inHand.requests.slice(0, maxCalls).map(since),
    jobs: inHand.jobs.map(since),
    resources: [...Map.groupBy(resources, (kind) => kind)]
      .map(([kind, same]) => ({ kind, count: same.length }))
      .toSorted((one, other) => other.count - one.count),
  };
}
