import type { Kysely } from 'kysely';
import { forgetBounce } from './bounces.ts';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables>;

/** Queues a failed email again, and removes the bounce of its address; false where there was none. */
export function resend(
  db: Db,
  { id, address, now }: { id: string; address: string; now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (within) => {
    const isQueued = await queueAgain(within, { id, now });
    if (isQueued) await forgetBounce(within, address);
    return isQueued;
  });
}

async function queueAgain(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: 'queued',
      reason: null,
      attempts: 0,
      is_bulk: false,
      due_at: now,
      changed_at: now,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('state', 'in', ['delayed', 'refused', 'bounced', 'uncertain', 'dropped'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
