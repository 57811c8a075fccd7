import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** Failures in a row after which a name is closed. */
export const mostFailures = 5;
/** How long a name stays closed after too many failures. */
export const lockMinutes = 15;

/** Failures before then are forgotten. */
export const closedFrom = (now: Date): Date => new Date(now.getTime() - lockMinutes * 60_000);
/** How a name is kept, in whatever letter case it was typed. */
export const keyOf = (name: string): string => name.trim().toLowerCase().slice(0, 255);

/** Whether sign-in with a name is closed after too many failures in a row. */
export async function isLocked(db: Db, name: string, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('sign_in_failures')
    .select('failures')
    .where('name', '=', keyOf(name))
    .where('last_at', '>', closedFrom(now))
    .executeTakeFirst();
  return (found?.failures ?? 0) >= mostFailures;
}

/** Counts a failure; failures older than the lock are forgotten. */
export async function countFailure(db: Db, tenant: string, name: string, now: Date): Promise<void> {
  await db
    .insertInto('sign_in_failures')
    .values({ tenant, name: keyOf(name), failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'name']).doUpdateSet({
        failures: sql<number>`case when sign_in_failures.last_at > ${closedFrom(now)} then sign_in_failures.failures + 1 else 1 end`,
        last_at: now,
      }),
    )
    .execute();
}

/** Forgets the failures of a name that has signed in. */
export async function forgetFailures(db: Db, name: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('name', '=', keyOf(name)).execute();
}
