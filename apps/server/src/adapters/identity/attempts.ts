import { sql, type Kysely } from 'kysely';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** Failures in a row after which an account is locked for a while, against brute force. */
export const maxFailures = 5;
/** How long that lasts. */
export const lockMinutes = 15;

/** Failures before then no longer count towards the lockout. */
export const lockWindowStart = (now: Date): Date => new Date(now.getTime() - lockMinutes * 60_000);

/** Under what wrong passwords are counted: one counter for a person, by whichever name they are tried. */
export const subjectOf = (personId: string | null, name: string): string =>
  personId === null ? `name:${name.normalize('NFKC').toLowerCase().slice(0, 255)}` : personOf(personId);

/** Under what the wrong passwords of a person are counted. */
export const personOf = (personId: string): string => `person:${personId}`;

/**
 * Takes one of the attempts that are left; returns whether there was one. One statement, before the password is looked
 * at: however many attempts come at once, on however many nodes, no more passwords than the limit are tried.
 */
export async function takeAttempt(db: Db, tenant: string, subject: string, now: Date): Promise<boolean> {
  const from = lockWindowStart(now);
  const { failures } = await db
    .insertInto('sign_in_failures')
    .values({ tenant, subject, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'subject']).doUpdateSet({
        // One more than the limit says that it is used up; attempts after that do not make the lock longer.
        failures: sql<number>`case when sign_in_failures.last_at > ${from}
          then least(sign_in_failures.failures + 1, ${maxFailures + 1}) else 1 end`,
        last_at: sql<Date>`case when sign_in_failures.last_at > ${from} and sign_in_failures.failures >= ${maxFailures}
          then sign_in_failures.last_at else ${now} end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures <= maxFailures;
}

/** Forgets the failures of someone who has signed in. */
export async function forgetFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('subject', '=', subject).execute();
}
