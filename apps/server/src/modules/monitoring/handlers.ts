import { Readable } from 'node:stream';
import type { Health, monitoring } from '@norma/contracts';
import { fail, type FailureCode } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Measuring } from '../../ports/metrics.ts';
import type { Check } from './checks/check.ts';
import { withinTime } from './checks/withinTime.ts';
import { metricsOnTheWire, threadsOnTheWire, type NodeInfo } from './wire.ts';

type Parts = {
  readonly about: NodeInfo;
  readonly health: () => Promise<Health>;
  readonly measuring: Measuring;
  readonly database: { readonly check: Check; readonly kind: 'own' | 'external' };
  /** What must be up so that readers can be served, and the failure that tells that it is not. */
  readonly needed: readonly (readonly [Check, FailureCode<typeof monitoring.readiness>])[];
};

/** How long anyone who only wants to know waits for the database. */
const timeoutMs = 2_000;

/** How long an answer about readiness counts. */
const answerCountsMs = 1_000;

/** Answers monitoring. */
export function monitoringHandlers({
  about,
  health,
  measuring,
  database,
  needed,
}: Parts): Handlers<typeof monitoring> {
  const look = withinTime(database.check, timeoutMs);
  const looks = needed.map(([check, code]) => ({ look: forSomeTime(withinTime(check, timeoutMs)), code }));
  return {
    liveness: () => ({ status: 'UP' as const }),
    readiness: async () => {
      const states = await Promise.all(looks.map(({ look: one }) => one()));
      const down = looks.find((_, index) => states[index]?.status === 'DOWN');
      return down ? fail(down.code) : { status: 'UP' as const };
    },
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

/** A check whose answer counts for a while, since it writes and anyone may ask for it as often as they like. */
function forSomeTime(check: Check): Check {
  let latest: { readonly at: number; readonly answer: ReturnType<Check> } | null = null;
  return () => {
    const at = performance.now();
    if (!latest || at - latest.at > answerCountsMs) latest = { at, answer: check() };
    return latest.answer;
  };
}
