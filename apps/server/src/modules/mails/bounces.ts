import type { Kysely } from 'kysely';
import type { MailTables } from './tables.ts';

type Db = Kysely<MailTables>;

/** Whether nobody can be reached at an address, as far as the library knows. */
export async function hasBounced(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('mail_bounces')
    .select('address')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps that nobody can be reached at an address, so that it gets no more mails until somebody allows it. */
export async function noteBounce(
  db: Db,
  { tenant, address, answer, now }: { tenant: string; address: string; answer: string; now: Date },
): Promise<void> {
  const said = { answer, at: now };
  await db
    .insertInto('mail_bounces')
    .values({ tenant, address: address.toLowerCase(), ...said })
    .onConflict((conflict) => conflict.columns(['tenant', 'address']).doUpdateSet(said))
    .execute();
}

/** Lets an address get mails again; false where it was never said to have bounced. */
export async function forgetBounce(db: Db, address: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_bounces')
    .where('address', '=', address.toLowerCase())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
