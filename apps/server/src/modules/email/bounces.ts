import type { Kysely } from 'kysely';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables>;

/** Whether no one can be reached at an address, as far as the library knows. */
export async function hasBounced(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail_bounces')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that no one can be reached at an address, so that it gets no more emails until someone allows it. */
export async function noteBounce(
  db: Db,
  { tenant, address, answer, now }: { tenant: string; address: string; answer: string; now: Date },
): Promise<void> {
  const values = { answer, at: now };
  await db
    .insertInto('mail_bounces')
    .values({ tenant, address: address.toLowerCase(), ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'address']).doUpdateSet(values))
    .execute();
}

/** Keeps that an email came back later, which someone found in a mailbox; the last one to the address says so from now on. */
export function noteReturned(
  db: Db,
  { tenant, address, now }: { tenant: string; address: string; now: Date },
): Promise<void> {
  return db.transaction().execute(async (within) => {
    await noteBounce(within, { tenant, address, answer: '', now });
    await within
      .with('last', (query) =>
        query
          .selectFrom('mails')
          .select('id')
          .where((eb) => eb(eb.fn('lower', ['to_address']), '=', address.toLowerCase()))
          .where('state', '=', 'sent')
          .orderBy('changed_at', 'desc')
          .limit(1),
      )
      .updateTable('mails')
      .from('last')
      .set({ state: 'bounced', reason: 'address-bounced', changed_at: now })
      .whereRef('mails.id', '=', 'last.id')
      .execute();
  });
}

/** The addresses that get no emails because no one can be reached there, the newest first. */
export async function bouncedAddresses(db: Db): Promise<{ address: string; at: Date; answer: string }[]> {
  return db
    .selectFrom('mail_bounces')
    .select(['address', 'at', 'answer'])
    .orderBy('at', 'desc')
    .orderBy('address')
    .execute();
}

/** Lets an address get emails again; false where it was never said to have bounced. */
export async function forgetBounce(db: Db, address: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_bounces')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
