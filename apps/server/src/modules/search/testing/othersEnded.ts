import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../../ports/database.ts';

/**
 * Waits until every transaction has ended that is under way: how far an index has come is told by the oldest one of the whole
 * server, and other tests share it.
 */
export async function othersEnded(database: Database): Promise<void> {
  const db = database.withoutTenant();
  const { rows } = await sql<{ next: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(db);
  const next = rows[0]?.next ?? '0';
  const haveEnded = async (): Promise<boolean | undefined> => {
    const found = await sql<{ ended: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) >= ${next}::xid8 as ended`.execute(db);
    return found.rows[0]?.ended;
  };
  await expect.poll(haveEnded).toBe(true);
}
