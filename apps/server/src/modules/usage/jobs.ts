import type { Kysely } from 'kysely';
import type { Database } from '../../ports/database.ts';
import { differencesOf } from './counting/check.ts';
import { countAll } from './counting/count.ts';
import { dayOf } from './counting/recount.ts';
import type { UsageTables } from './tables.ts';

const dayMs = 86_400_000;

/** When usage is counted, counted a second time, and given months to be stored in. Reports count what waits before they are read. */
export const usageJobs = {
  count: { queue: 'usage-counts', cron: '* * * * *' },
  check: { queue: 'usage-checks', cron: '7 * * * *' },
  months: { queue: 'usage-months', cron: '37 * * * *' },
} as const;

type Parts = {
  readonly database: Pick<Database, 'forTenant'>;
  readonly tenants: () => readonly { readonly key: string }[];
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Told of tenants whose usage could not be handled, and of counts that are not what the events say. */
  readonly onFailed: (what: string, cause: unknown) => void;
};

/** Counts what is not counted yet. */
export const countUsage = (parts: Parts): Promise<void> =>
  eachTenant(parts, 'usage could not be counted', (db) => countAll(db, parts.signal));

/** Counts yesterday a second time to see whether both counts agree. */
export async function checkUsage(parts: Parts): Promise<void> {
  const yesterday = dayOf(new Date(parts.now().getTime() - dayMs));
  await eachTenant(parts, 'usage could not be checked', async (db, key) => {
    const [first, ...others] = await differencesOf(db, yesterday);
    if (!first) return;
    const cause = new Error(
      `${first.what} is ${first.counted} in reports and ${first.events} according to its events, and ${others.length} more counts differ. ` +
        `Correct it with: npm run usage -- recount --tenant ${key} --from ${yesterday} --to ${yesterday}`,
    );
    parts.onFailed('usage counts of a day do not match its events', cause);
  });
}

/** Works for each tenant; one that fails does not keep the others from their turn. */
async function eachTenant(
  { database, tenants, signal, onFailed }: Parts,
  what: string,
  work: (db: Kysely<UsageTables>, key: string) => Promise<unknown>,
): Promise<void> {
  for (const { key } of tenants()) {
    if (signal.aborted) return;
    try {
      await work(database.forTenant<UsageTables>(key), key);
    } catch (cause) {
      if (!signal.aborted) onFailed(what, cause);
    }
  }
}
