import { setTimeout as sleep } from 'node:timers/promises';
import { hasFeature, type Tenant } from '../../../tenant/index.ts';
import type { Database } from '../../../ports/database.ts';
import type { Db } from './audience.ts';
import { postAtOnce, postDigests } from './postEmails.ts';
import { dispatchChanges } from './dispatch.ts';
import { dispatchWorkItems } from './dispatchWorkItems.ts';

type Parts = {
  readonly database: Pick<Database, 'forTenant' | 'listen'>;
  readonly tenants: () => readonly Tenant[];
  readonly now: () => Date;
  /** For how long changes are gathered into one mail. */
  readonly gatherMs: number;
  readonly signal: AbortSignal;
  readonly onFailed: (error: unknown) => void;
};

/** How long it looks after nothing by itself: what comes wakes it, and a wake-up call may be lost. */
const pauseMs = 30_000;
/** Between two batches others get their turn at the database. */
const breathMs = 5;

/**
 * Tells people of what they follow, in the library and by mail, from the start until the signal; comes when it listens. What is untold, and how far
 * it has come, is in the database: it goes on wherever it was interrupted, on this node or another.
 */
export async function followChanges(parts: Parts): Promise<{ readonly ended: Promise<void> }> {
  const { database, gatherMs, signal } = parts;
  const waitMs = gatherMs === 0 ? pauseMs : Math.min(pauseMs, gatherMs);
  let isAsked = true;
  let wake = (): void => undefined;
  const ask = (): void => {
    isAsked = true;
    wake();
  };
  const stop = await database.listen('untold', ask);
  signal.addEventListener('abort', ask, { once: true });
  const goOn = async (): Promise<void> => {
    while (!signal.aborted) {
      isAsked = false;
      await tendAll(parts);
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (!isAsked) await Promise.race([woken, sleep(waitMs, undefined, { ref: false })]);
    }
    await stop();
  };
  return { ended: goOn() };
}

async function tendAll({ database, tenants, now, gatherMs, signal, onFailed }: Parts): Promise<void> {
  for (const tenant of tenants()) {
    // What happens while a tracker is out of service waits until it is back.
    if (!hasFeature(tenant.settings, 'show-tracker')) continue;
    const audience = { tenant: tenant.key, publishers: tenant.settings.publishers };
    const db: Db = database.forTenant(tenant.key);
    try {
      await whileThereIs(() => dispatchChanges(db, audience), signal);
      await whileThereIs(() => dispatchWorkItems(db, audience), signal);
      await whileThereIs(() => postAtOnce(db, audience, { now: now(), gatherMs }), signal);
      await whileThereIs(() => postDigests(db, audience, now()), signal);
    } catch (error) {
      if (!signal.aborted) onFailed(error);
    }
  }
}

async function whileThereIs(work: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await work()) > 0) await sleep(breathMs);
}
