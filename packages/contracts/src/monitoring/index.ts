import { z } from 'zod';
import { contract, file, passingFailures } from '../kit/index.ts';
import { Health } from './health.ts';
import { Metrics } from './metrics.ts';
import { ThreadDump } from './threads.ts';

export * from './health.ts';
export * from './metrics.ts';
export * from './threads.ts';

/** What those ask who watch the server: whether it works, what it measures, what it is doing. */
export const monitoring = contract({
  liveness: {
    method: 'GET',
    path: '/management/health/liveness',
    summary: 'Liveness',
    who: 'anyone',
    answer: z.object({ status: z.literal('UP') }),
  },
  readiness: {
    method: 'GET',
    path: '/management/health/readiness',
    summary:
      'Whether readers can be served: the library is open, its database answers and takes writes, and there is room for files',
    who: 'anyone',
    answer: z.object({ status: z.literal('UP') }),
    failures: [
      { status: 503, code: 'library-not-ready', detail: 'The library is being prepared' },
      ...passingFailures,
    ],
  },
  health: {
    method: 'GET',
    path: '/management/health',
    summary: 'Health of all components; always answers',
    who: 'watcher',
    answer: Health,
  },
  metrics: {
    method: 'GET',
    path: '/management/jhimetrics',
    summary: 'Metrics',
    who: 'OPERATOR',
    answer: Metrics,
  },
  threadDump: {
    method: 'GET',
    path: '/management/threaddump',
    summary: 'What each thread is doing, and what is queued',
    who: 'OPERATOR',
    answer: ThreadDump,
  },
  prometheus: {
    method: 'GET',
    path: '/management/prometheus',
    summary: 'Metrics in the text format of Prometheus',
    who: 'watcher',
    answer: file('text/plain'),
  },
});
