import { Readable } from 'node:stream';
import type { Health, monitoring } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Measuring } from '../../ports/metrics.ts';
import type { Check } from './checks/check.ts';
import { withinTime } from './checks/withinTime.ts';
import { metricsOnTheWire, threadsOnTheWire, type About } from './wire.ts';

type Parts = {
  readonly about: About;
  readonly health: () => Promise<Health>;
  readonly measuring: Measuring;
  readonly database: { readonly check: Check; readonly kind: 'own' | 'external' };
};

/** How long whoever only wants to know waits for the database. */
const patienceMs = 2_000;

/** Answers those who watch the server. */
export function monitoringHandlers({
  about,
  health,
  measuring,
  database,
}: Parts): Handlers<typeof monitoring> {
  const look = withinTime(database.check, patienceMs);
  return {
    liveness: () => ({ status: 'UP' as const }),
    readiness: async () =>
      (await look()).status === 'DOWN' ? fail('database-unreachable') : { status: 'UP' as const },
    health,
    metrics: async (_, { now }) => {
      const [files, { details }] = await Promise.all([measuring.openFiles(), look()]);
      return metricsOnTheWire(about, measuring.figures(), {
        now: now(),
        files,
        database: { kind: database.kind, version: details.version?.toString() ?? null },
      });
    },
    threadDump: async (_, { now }) => {
      const threads = await measuring.threads();
      const resources = measuring.resources();
      return threadsOnTheWire(about, measuring.figures(), { now: now(), threads, resources });
    },
    prometheus: async () => {
      const text = Buffer.from(await measuring.prometheus());
      return {
        mediaType: 'text/plain; version=0.0.4; charset=utf-8',
        size: text.length,
        etag: String(Date.now()),
        open: ({ start, end }) => Readable.from([text.subarray(start, end + 1)]),
      };
    },
  };
}
