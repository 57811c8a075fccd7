import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import type { InvitationTables } from './tables.ts';

/** Makes the account through which the first administrator of a tenant reads; null where there is an account already. */
export async function makeFirstAccount(
  db: Kysely<InvitationTables>,
  { key, settings }: Pick<Tenant, 'key' | 'settings'>,
): Promise<{ readonly name: string; readonly number: string } | null> {
  const some = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (some) return null;
  const account = { name: settings.publisherName, number: '1' };
  await db
    .insertInto('accounts')
    .values({ tenant: key, id: randomUUID(), ...account, acronym: '', is_drm: false, address: '{}' })
    .execute();
  return account;
}
