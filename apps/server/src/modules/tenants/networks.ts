import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { Network } from '../../tenant/signIn.ts';
import type { TenantTables } from './tables.ts';

type Db = Kysely<TenantTables>;

const Networks = z.array(Network);

/** From which networks the accounts of a tenant are read, as its row says now. */
export async function networksOf(db: Db, key: string): Promise<Network[]> {
  const row = await rowOf(db, key).executeTakeFirstOrThrow();
  return Networks.parse(row.networks);
}

/** The same, while no one else changes the tenant until the transaction ends. */
export async function claimedNetworks(db: Db, key: string): Promise<Network[]> {
  const row = await rowOf(db, key).forUpdate().executeTakeFirstOrThrow();
  return Networks.parse(row.networks);
}

/** Changes from which networks the accounts of a tenant are read; every node goes by it as soon as the row is stored. */
export async function saveNetworks(db: Db, key: string, networks: readonly Network[]): Promise<void> {
  await db
    .updateTable('tenants')
    .set({ settings: sql`jsonb_set(settings, '{networks}', ${JSON.stringify(networks)}::jsonb)` })
    .where('key', '=', key)
    .execute();
}

const rowOf = (db: Db, key: string) =>
  db
    .selectFrom('tenants')
    .select(sql`coalesce(settings -> 'networks', '[]')`.as('networks'))
    .where('key', '=', key);
