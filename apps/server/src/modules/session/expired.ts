import { sql, type Kysely } from 'kysely';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** Longer than any sign-in lasts. */
const retentionMs = 24 * 60 * 60 * 1000;

/** Removes codes, tickets and sign-ins that count no more; returns how many there were. */
export async function removeExpired(db: Db, now: Date): Promise<number> {
  const removed = [
    await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('tickets').where('expires_at', '<=', now).executeTakeFirst(),
    await db.deleteFrom('sign_ins').where('signed_in_at', '<', signedInBefore(now)).executeTakeFirst(),
  ];
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** How many codes, tickets and sign-ins count no more and are still there. */
export async function countExpired(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (
    (select count(*) from one_time_codes where expires_at <= ${now})
    + (select count(*) from tickets where expires_at <= ${now})
    + (select count(*) from sign_ins where signed_in_at < ${signedInBefore(now)}))::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}

const signedInBefore = (now: Date): Date => new Date(now.getTime() - retentionMs);
