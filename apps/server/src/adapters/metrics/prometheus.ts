import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheKind } from '@norma/contracts';
import type { RequestInfo, Figures } from '../../ports/metrics.ts';

/** Figures since the start of the process, in the text format of Prometheus. */
export type PrometheusText = {
  readonly answered: (request: RequestInfo, status: number, ms: number) => void;
  readonly cacheLookup: (cache: CacheKind, isHit: boolean) => void;
  readonly paused: (kind: 'short' | 'full', ms: number) => void;
  readonly write: () => Promise<string>;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Keeps what Prometheus counts from the start on, and looks at the rest when it asks. */
export function prometheusText(
  node: { readonly node: string; readonly version: string },
  now: () => Figures,
): PrometheusText {
  const registry = new Registry();
  registry.setDefaultLabels({ node: node.node });
  const registers = [registry];
  const requests = new Histogram({
    name: 'norma_http_request_seconds',
    help: 'How long answers took, by call and kind of status',
    labelNames: ['method', 'path', 'status'],
    buckets: seconds,
    registers,
  });
  const caches = new Counter({
    name: 'norma_cache_asked_total',
    help: 'How often a cache was asked, by whether it had the answer',
    labelNames: ['cache', 'result'],
    registers,
  });
  const pauses = new Counter({
    name: 'norma_gc_pause_seconds_total',
    help: 'For how long the garbage collector stopped the main thread',
    labelNames: ['kind'],
    registers,
  });

  const gauge = <const Name extends string>(
    name: string,
    help: string,
    labelNames: readonly Name[],
    values: (figures: Figures) => Iterable<readonly [Readonly<Record<Name, string>>, number]>,
  ): void => {
    const made: Gauge<Name> = new Gauge({
      name: `norma_${name}`,
      help,
      labelNames: [...labelNames],
      registers,
      collect: () => {
        made.reset();
        for (const [labels, value] of values(now())) made.set(labels, value);
      },
    });
  };

  gauge('info', 'The version that runs', ['version'], () => [[{ version: node.version }, 1]]);
  gauge('started_seconds', 'When the process was started', [], ({ process }) => [
    [{}, process.startedAt.getTime() / 1000],
  ]);
  gauge('memory_bytes', 'Memory by what it is used for', ['use'], ({ memory }) =>
    Object.entries(memory).map(([use, { used }]) => [{ use }, used] as const),
  );
  gauge('memory_limit_bytes', 'How far a use of memory may grow', ['use'], ({ memory }) =>
    Object.entries(memory).map(([use, { limit }]) => [{ use }, limit] as const),
  );
  gauge('processor_ratio', 'Of all cores together, in the last ten seconds', [], ({ latest }) => [
    [{}, latest.processor],
  ]);
  gauge(
    'event_loop_late_seconds',
    'How late the event loop was, in the last ten seconds',
    ['of'],
    (figures) => [
      [{ of: 'p95' }, figures.latest.eventLoop.p95Ms / 1000],
      [{ of: 'max' }, figures.latest.eventLoop.maxMs / 1000],
    ],
  );
  gauge('workers', 'Threads and other hands by kind and state', ['kind', 'state'], ({ pools }) =>
    pools.flatMap(({ kind, ...pool }) =>
      (['busy', 'started', 'most', 'waiting'] as const).map(
        (state) => [{ kind, state }, pool[state]] as const,
      ),
    ),
  );
  gauge('database_connections', 'Connections to the database by state', ['state'], ({ connections }) =>
    (['busy', 'open', 'most', 'waiting'] as const).map((state) => [{ state }, connections[state]] as const),
  );
  gauge('requests_in_hand', 'Requests that are being answered', [], ({ inHand }) => [
    [{}, inHand.requests.length],
  ]);
  gauge('documents', 'Documents in the search index', [], ({ documents }) => [[{}, documents]]);

  return {
    answered: ({ method, path }, status, ms) =>
      requests.observe({ method, path, status: `${Math.floor(status / 100)}xx` }, ms / 1000),
    cacheLookup: (cache, isHit) => caches.inc({ cache, result: isHit ? 'hit' : 'miss' }),
    paused: (kind, ms) => pauses.inc({ kind }, ms / 1000),
    write: () => registry.metrics(),
  };
}
