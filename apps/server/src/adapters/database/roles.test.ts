import { afterEach, beforeEach, expect, it } from 'vitest';
import { asAdministrator, bareDatabase } from '../../testing/database.ts';
import { type PreparedServer, migrateAs } from './openDatabase.ts';
import { openPool } from './pool.ts';
import { ownerRole, refuseBypass } from './roles.ts';
import { noteMigrations } from './testing/sampleNotes.ts';

let server: PreparedServer;

beforeEach(async () => {
  server = await bareDatabase();
  await migrateAs(server.accounts, noteMigrations, () => undefined);
});

afterEach(() => server.stop());

async function check(role: string): Promise<void> {
  const pool = openPool({ ...server.accounts.server, user: role }, { max: 1, log: () => undefined });
  try {
    await refuseBypass(pool);
  } finally {
    await pool.end();
  }
}

it('lets the serving role serve', async () => {
  await expect(check('norma_server')).resolves.toBeUndefined();
});

it.each([
  { rights: 'superuser', reason: /is a superuser/ },
  { rights: 'bypassrls', reason: /has BYPASSRLS/ },
  { rights: `in role ${ownerRole}`, reason: /rights of the owner of public\.kysely_migration/ },
])('refuses to serve with a role made as "$rights"', async ({ rights, reason }) => {
  const role = `unfit_${Date.now()}`;
  await asAdministrator(`create role ${role} login ${rights}`);
  await expect(check(role)).rejects.toThrow(reason);
  await asAdministrator(`drop role ${role}`);
});

it('refuses to serve with the role that owns the tables', async () => {
  await expect(check(ownerRole)).rejects.toThrow(/rights of the owner/);
});
