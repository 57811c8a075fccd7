import { setTimeout as sleep } from 'node:timers/promises';
import { hasFeature, type Tenant } from '../../../tenant/index.ts';
import type { Database } from '../../../ports/database.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import type { Audience, Db } from './audience.ts';
import { hasMailsToGather, postAtOnce, postDigests } from './enqueueEmails.ts';
import { dispatchChanges } from './dispatch.ts';
import { dispatchWorkItems } from './dispatchWorkItems.ts';

type Parts = {
  readonly database: Pick<Database, 'forTenant'>;
  readonly tenants: () => readonly Tenant[];
  readonly jobs: Pick<Jobs, 'enqueue' | 'schedule'>;
  readonly now: () => Date;
  /** For how long changes are gathered into one email. */
  readonly gatherMs: number;
  readonly onFailed: (error: unknown) => void;
};

const emails = 'notification-emails';
/** Between two batches others get their turn at the database. */
const breathMs = 5;

/**
 * Notifies people of what they follow, in the library and by email, as recurring jobs. What is pending, and how far it has
 * come, is in the database: a job that was interrupted continues there, on this node or another.
 */
export async function followChanges(parts: Parts): Promise<void> {
  const { jobs, now, gatherMs } = parts;
  const postLater = (): Promise<void> =>
    jobs.enqueue(
      emails,
      {},
      {
        // By the clock of the queue, which is no one's parameter.
        ...(gatherMs > 0 && { startAt: new Date(Date.now() + gatherMs) }),
        isRecurring: true,
      },
    );

  const dispatched = { queue: 'notifications', cron: '* * * * *', wakeOn: 'untold' };
  await jobs.schedule(dispatched, async (_, signal) => {
    let count = 0;
    await eachTenant(parts, signal, async (db, audience) => {
      count += await whileThereIs(() => dispatchChanges(db, audience), signal);
      count += await whileThereIs(() => dispatchWorkItems(db, audience), signal);
    });
    if (count > 0) await postLater();
  });

  await jobs.schedule({ queue: emails, cron: '* * * * *' }, async (_, signal) => {
    let isGathering = false;
    await eachTenant(parts, signal, async (db, audience) => {
      await whileThereIs(() => postAtOnce(db, audience, { now: now(), gatherMs }), signal);
      await whileThereIs(() => postDigests(db, audience, now()), signal);
      isGathering ||= await hasMailsToGather(db);
    });
    if (isGathering) await postLater();
  });
}

async function eachTenant(
  { database, tenants, onFailed }: Parts,
  signal: AbortSignal,
  work: (db: Db, audience: Audience) => Promise<void>,
): Promise<void> {
  for (const tenant of tenants()) {
    // What happens while a tracker is out of service waits until it is back.
    if (!hasFeature(tenant.settings, 'show-tracker')) continue;
    try {
      const audience = { tenant: tenant.key, publishers: tenant.settings.publishers };
      await work(database.forTenant(tenant.key), audience);
    } catch (error) {
      if (!signal.aborted) onFailed(error);
    }
  }
}

/** Works until nothing is left; returns how much that was. */
async function whileThereIs(work: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let all = 0;
  while (!signal.aborted) {
    const some = await work();
    if (some === 0) break;
    all += some;
    await sleep(breathMs);
  }
  return all;
}
