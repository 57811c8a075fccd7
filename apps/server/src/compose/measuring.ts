import { openMetrics } from '../adapters/metrics/openMetrics.ts';
import type { Database } from '../ports/database.ts';
import type { Measuring } from '../ports/metrics.ts';
import type { SearchEngine } from '../ports/search-engine.ts';
import type { Settings } from '../config/settings.ts';
import { version } from '../config/version.ts';
import type { Threads } from './threads.ts';

type Parts = {
  readonly settings: Pick<Settings, 'nodeName' | 'searchWorkers'>;
  readonly database: Pick<Database, 'connections'>;
  readonly engine: SearchEngine;
  readonly threads: Threads;
  readonly now: () => Date;
};

/** What measures this node from now on: its connections, its index and its threads besides the process itself. */
export const composeMeasuring = ({ settings, database, engine, threads, now }: Parts): Measuring =>
  openMetrics({
    node: settings.nodeName,
    version,
    now,
    connections: database.connections,
    index: () => ({ documents: engine.size(), ...engine.load() }),
    maxThreads: {
      search: settings.searchWorkers,
      comparer: threads.comparer.atOnce,
      'pdf-stamper': threads.pdfStamper.atOnce,
      'pdf-comparer': 2 * threads.pdfComparer.atOnce,
      'pdf-maker': 1,
      'pdf-reader': 1,
    },
  });
