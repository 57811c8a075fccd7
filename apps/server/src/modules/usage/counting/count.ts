import { sql, type Kysely, type Transaction } from 'kysely';
import { advisoryLocks } from '../../../lib/advisoryLocks.ts';
import type { UsageTables } from '../tables.ts';
import { countingOf } from './countedSql.ts';

type Db = Kysely<UsageTables>;

/** So many events are counted at a time: some 0.2 s. */
const batch = 5_000;

/** Works in a transaction while no one else counts for the tenant of the connection. */
export const withCountingLock = <T>(
  db: Db,
  work: (within: Transaction<UsageTables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (within) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.usageCounts}, hashtext(current_setting('norma.tenant')))`.execute(
      within,
    );
    return work(within);
  });

/** Adds events that wait to what reports are read from, and takes them off in the same transaction; returns how many. */
export const countSome = (db: Db, most = batch): Promise<number> =>
  withCountingLock(db, async (within) => {
    const { rows } = await countingOf({
      taken: sql`delete from usage_outbox where (tenant, at, id) in
        (select tenant, at, id from usage_outbox order by tenant, at, id limit ${most})`,
      chosen: sql`taken join usage_events e using (tenant, at, id)`,
    }).execute(within);
    return rows[0]?.taken ?? 0;
  });

/** Whether anything waits to be counted. */
export async function hasUncounted(db: Db): Promise<boolean> {
  return (await db.selectFrom('usage_outbox').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Counts what waits before a report is read, so that it says what has just happened; only so much as no one notices.
 * Returns whether all of it is counted.
 */
export async function countBeforeReport(db: Db): Promise<boolean> {
  if (!(await hasUncounted(db))) return true;
  await countSome(db);
  return !(await hasUncounted(db));
}

/** Counts all that waits. */
export async function countAll(db: Db, signal?: AbortSignal): Promise<number> {
  for (let counted = 0; ;) {
    const some = await countSome(db);
    counted += some;
    if (some < batch || signal?.aborted) return counted;
  }
}
