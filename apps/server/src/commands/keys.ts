import { parseArgs } from 'node:util';
import { databaseAudit } from '../adapters/events/audit.ts';
import { storedKeys, rotateKeys } from '../adapters/identity/keys.ts';
import type { IdentityTables } from '../adapters/identity/tables.ts';
import { joinDatabase } from '../adapters/database/openDatabase.ts';
import { migrations } from '../migrations/index.ts';
import { allTenants, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import { readSettings } from '../config/settings.ts';

const usage = 'Usage: npm run keys -- list | rotate [--tenant KEY] [--at-once]';

/** Lists or rotates the keys of the built-in identity provider, with or without a running server. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' }, 'at-once': { type: 'boolean', default: false } },
  });
  const [task] = positionals;
  if (positionals.length !== 1 || (task !== 'list' && task !== 'rotate')) throw new Error(usage);
  const { dataDir, databaseUrl } = readSettings(process.env);
  const log = (step: string): void => console.error(`  ${step}`);
  const database = await joinDatabase({ dataDir, databaseUrl, migrations, log });
  try {
    for (const tenant of await tenantsNamed(database, values.tenant)) {
      if (task === 'rotate') await rotate(database, tenant, values['at-once']);
      await list(database, tenant);
    }
  } finally {
    await database.close();
  }
}

async function tenantsNamed(database: Database, name: string | undefined): Promise<string[]> {
  const keys = (await allTenants(database.withoutTenant<TenantTables>())).map(({ key }) => key);
  if (name === undefined) return keys;
  if (!keys.includes(name)) throw new Error(`Tenant ${name} not found. Tenants: ${keys.join(', ')}.`);
  return [name];
}

async function rotate(database: Database, tenant: string, atOnce: boolean): Promise<void> {
  const now = new Date();
  await rotateKeys(database.forTenant<IdentityTables>(tenant), { tenant, now, atOnce });
  const audit = databaseAudit(
    (key) => database.forTenant(key),
    () => now,
  );
  await audit.record(tenant, {
    type: 'keys-rotated',
    principal: 'operator',
    message: atOnce
      ? 'Keys rotated; the previous keys were removed'
      : 'Keys rotated; the previous keys still verify for 8 hours',
    remoteAddress: '',
    requestId: '',
  });
}

async function list(database: Database, tenant: string): Promise<void> {
  const keys = await storedKeys(database.forTenant<IdentityTables>(tenant), new Date());
  if (keys.length === 0) console.log(`${tenant}  no keys yet; the first sign-in creates them`);
  for (const { purpose, secret, createdAt, verifiesUntil } of keys) {
    const what = purpose === 'sign' ? `tokens ${String(secret['kid'])}` : 'cookies';
    const life = verifiesUntil ? `verifies until ${verifiesUntil.toISOString()}` : 'signs';
    console.log(`${tenant}  ${what}  created ${createdAt.toISOString()}  ${life}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
