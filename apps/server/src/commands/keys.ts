import { parseArgs } from 'node:util';
import { databaseAudit } from '../adapters/events/audit.ts';
import { storedKeys, rotateKeys } from '../adapters/identity/keys.ts';
import type { IdentityTables } from '../adapters/identity/tables.ts';
import type { Database } from '../ports/database.ts';
import { forEachTenant } from './forEachTenant.ts';
import { runCommand } from './runCommand.ts';

const usage = 'Usage: npm run keys -- list | rotate [--tenant KEY] [--at-once]';

/** Lists or rotates the keys of the built-in identity provider, with or without a running server. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' }, 'at-once': { type: 'boolean', default: false } },
  });
  const [task] = positionals;
  if (positionals.length !== 1 || (task !== 'list' && task !== 'rotate')) throw new Error(usage);
  await forEachTenant(values.tenant, async (database, tenant) => {
    if (task === 'rotate') await rotate(database, tenant, values['at-once']);
    await list(database, tenant);
  });
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

runCommand(main);
