import { sql } from 'kysely';
import type { Db } from './audience.ts';

/** Names the lock among all advisory locks of the database. */
const lock = 7_262_024;

/** Works for a tenant in a transaction, which only one node does at a time; answers 0 while another one does. */
export async function withAdvisoryLock(
  db: Db,
  tenant: string,
  work: (within: Db) => Promise<number>,
): Promise<number> {
  return db.transaction().execute(async (within) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_xact_lock(${lock}, hashtext(${tenant})) as "isAlone"`.execute(within);
    return rows[0]?.isAlone ? work(within) : 0;
  });
}
