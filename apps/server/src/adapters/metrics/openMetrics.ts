import { availableParallelism } from 'node:os';
import type { WorkKind } from '@norma/contracts';
import type { Connections } from '../../ports/database.ts';
import type { Figures, Measuring, Pool } from '../../ports/metrics.ts';
import { threadLatencies, threadsNow } from '../threads/threadRegistry.ts';
import { watchCollections } from './collections.ts';
import { counting } from './counting.ts';
import { heapSpaces, memoryNow } from './memory.ts';
import { openFiles } from './openFiles.ts';
import { prometheusText } from './prometheus.ts';
import { sampling } from './sampling.ts';

type Parts = {
  readonly node: string;
  readonly version: string;
  readonly now: () => Date;
  readonly connections: () => Connections;
  /** The search index: documents, bytes, and searches that wait. */
  readonly index: () => { readonly documents: number; readonly bytes: number; readonly waiting: number };
  /** How many threads of a kind there may be. */
  readonly maxThreads: Readonly<Partial<Record<WorkKind, number>>>;
};

/** Measures this node from now on. */
export function openMetrics({ node, version, now, connections, index, maxThreads }: Parts): Measuring {
  const nowMs = (): number => now().getTime();
  const startedAt = new Date(Date.now() - process.uptime() * 1000);
  const prometheus = prometheusText({ node, version }, () => figures());
  const counts = counting(nowMs, prometheus);
  const collections = watchCollections(nowMs, prometheus.paused);
  const looks = sampling(nowMs, {
    connectionsBusy: () => connections().busy,
    threadsBusy: () => threadsNow().filter(({ working }) => working.length > 0).length,
    indexBytes: () => index().bytes,
  });

  const pools = (): Pool[] => {
    const threads = threadsNow();
    const kinds = new Set([
      ...(Object.keys(maxThreads) as WorkKind[]),
      ...threads.map(({ kind }) => kind).filter((kind) => kind !== null),
    ]);
    const { jobs, queues } = counts.inHand();
    return [
      ...[...kinds].map((kind) => {
        const same = threads.filter((thread) => thread.kind === kind);
        const busy = same.filter(({ working }) => working.length > 0).length;
        const most = Math.max(maxThreads[kind] ?? 0, same.length);
        return {
          kind,
          busy,
          started: same.length,
          most,
          waiting: kind === 'search' ? index().waiting : 0,
        };
      }),
      {
        kind: 'jobs' as const,
        busy: jobs.length,
        started: queues.length,
        most: queues.length,
        waiting: 0,
      },
    ].filter(({ most }) => most > 0);
  };

  const figures = (): Figures => {
    const { documents, bytes } = index();
    return {
      process: { startedAt, pid: process.pid, cores: availableParallelism(), runtime: process.version },
      memory: memoryNow(bytes),
      spaces: heapSpaces(),
      collections: collections.read(),
      pools: pools(),
      connections: connections(),
      documents,
      inHand: counts.inHand(),
      counted: counts.counted,
      samples: looks.samples(),
      latest: looks.latest(),
    };
  };

  return {
    ...counts,
    figures,
    openFiles,
    threads: threadLatencies,
    resources: () => process.getActiveResourcesInfo(),
    prometheus: prometheus.write,
    close: () => {
      looks.close();
      collections.close();
    },
  };
}
