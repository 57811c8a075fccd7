import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { readSettings } from '../config/settings.ts';
import { migrations } from '../migrations/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';

/** Calls `act` for the tenant of a key, or for every tenant, with or without a running server. */
export async function forEachTenant(
  key: string | undefined,
  act: (database: Database, tenant: string) => Promise<void>,
): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    for (const tenant of await tenantsNamed(database, key)) await act(database, tenant);
  } finally {
    await database.close();
  }
}

async function tenantsNamed(database: Database, key: string | undefined): Promise<string[]> {
  const keys = (await allTenants(database.withoutTenant<TenantTables>())).map((tenant) => tenant.key);
  if (key === undefined) return keys;
  if (!keys.includes(key)) throw new Error(`Tenant ${key} not found. Tenants: ${keys.join(', ')}.`);
  return [key];
}
