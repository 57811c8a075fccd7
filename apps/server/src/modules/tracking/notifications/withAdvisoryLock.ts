import { sql } from 'kysely';
import { advisoryLocks } from '../../../lib/advisoryLocks.ts';
import type { Db } from './audience.ts';

/** Works for a tenant in a transaction, which only one node does at a time; answers 0 while another one does. */
export async function withAdvisoryLock(
  db: Db,
  tenant: string,
  work: (within: Db) => Promise<number>,
): Promise<number> {
  return db.transaction().execute(async (within) => {
    const { rows } = await sql<{ isAlone: boolean }>`
      select pg_try_advisory_xact_lock(${advisoryLocks.notifications}, hashtext(${tenant})) as "isAlone"`.execute(
      within,
    );
    return rows[0]?.isAlone ? work(within) : 0;
  });
}
