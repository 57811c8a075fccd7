import { sql, type Kysely } from 'kysely';
import { lockWindowStart } from './attempts.ts';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** Removes sessions, grants, tokens and counted failures that count no more; returns how many there were. */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  const removed = [
    await db.deleteFrom('identity_records').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('sign_in_failures').where('last_at', '<=', lockWindowStart(now)).executeTakeFirst(),
  ];
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** How many people are signed in, and how much counts no more and is still there. */
export async function countRecords(db: Db, now: Date): Promise<{ signedIn: number; expired: number }> {
  const { rows } = await sql<{ signedIn: number; expired: number }>`select
    (select count(*) from identity_records
      where model = 'Session' and expires_at > ${now} and payload ->> 'accountId' is not null)::int as "signedIn",
    ((select count(*) from identity_records where expires_at <= ${now})
      + (select count(*) from sign_in_failures where last_at <= ${lockWindowStart(now)}))::int as expired`.execute(
    db,
  );
  return rows[0] ?? { signedIn: 0, expired: 0 };
}
