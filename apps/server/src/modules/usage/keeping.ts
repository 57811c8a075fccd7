import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../ports/database.ts';
import { differencesOf } from './counting/check.ts';
import { countAll } from './counting/count.ts';
import { dayOf } from './counting/recount.ts';
import { makeMonths } from './months.ts';
import type { UsageTables } from './tables.ts';

const everyMs = { count: 20_000, check: 3_600_000, months: 3_600_000 };
const dayMs = 86_400_000;

type Parts = {
  readonly database: Pick<Database, 'forTenant' | 'owner'>;
  readonly tenants: () => readonly { readonly key: string }[];
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Told of what could not be done, and of counts that are not what the events say. */
  readonly onFailed: (what: string, cause: unknown) => void;
};

/**
 * Keeps usage in order while nobody waits for it: makes the months ahead, counts what is not counted yet, and counts
 * yesterday a second time to see whether both agree. What fails is told, and tried again with the next round.
 */
export async function saveUsage(parts: Parts): Promise<void> {
  const { signal, now, database } = parts;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let madeAt = Number.NEGATIVE_INFINITY;
  while (!signal.aborted) {
    const time = now().getTime();
    if (time >= madeAt + everyMs.months) {
      const what = 'months of usage events could not be made';
      const isMade = await tried(parts, what, () => makeMonths(database.owner(), now()));
      if (isMade) madeAt = time;
    }
    await eachTenant(parts, 'usage could not be counted', (db) => countAll(db, signal));
    if (time >= checkedAt + everyMs.check) {
      checkedAt = time;
      const yesterday = dayOf(new Date(time - dayMs));
      await eachTenant(parts, 'usage could not be checked', (db, key) =>
        check(db, { key, yesterday, parts }),
      );
    }
    await sleep(everyMs.count, undefined, { signal }).catch(() => undefined);
  }
}

async function check(
  db: Kysely<UsageTables>,
  { key, yesterday, parts }: { key: string; yesterday: string; parts: Parts },
): Promise<void> {
  const [first, ...others] = await differencesOf(db, yesterday);
  if (!first) return;
  const cause = new Error(
    `${first.what} is ${first.counted} in reports and ${first.events} by its events, and ${others.length} more differ. ` +
      `Put it right with: npm run usage -- recount --tenant ${key} --from ${yesterday} --to ${yesterday}`,
  );
  parts.onFailed('the usage of a day was not counted as it happened', cause);
}

async function eachTenant(
  parts: Parts,
  what: string,
  work: (db: Kysely<UsageTables>, key: string) => Promise<unknown>,
): Promise<void> {
  for (const { key } of parts.tenants()) {
    if (parts.signal.aborted) return;
    await tried(parts, what, () => work(parts.database.forTenant<UsageTables>(key), key));
  }
}

/** Does something that may fail; answers whether it did not. */
async function tried(
  { onFailed, signal }: Parts,
  what: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (cause) {
    if (!signal.aborted) onFailed(what, cause);
    return false;
  }
}
