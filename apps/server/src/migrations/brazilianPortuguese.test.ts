import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../adapters/database/migrate.ts';
import { openPool } from '../adapters/database/pool.ts';
import { kyselyOver } from '../adapters/database/tenantPool.ts';
import { bareDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

it('gives license agreements in Portuguese the tag of the interface, and leaves others alone', async () => {
  const server = await bareDatabase();
  const pool = openPool(server.accounts.owner, { max: 1, log: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await server.stop();
  });
  const owner = kyselyOver(pool);
  await migrate(owner, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0075')));
  await sql`insert into tenants (key, settings, is_default) values ('astm', '{}', true)`.execute(owner);
  await sql`select set_config('norma.tenant', 'astm', false)`.execute(owner);
  await sql`insert into accounts (tenant, id, name, number)
    values ('astm', 'one', 'One', '1'), ('astm', 'two', 'Two', '2')`.execute(owner);
  await sql`insert into license_agreements (tenant, account_id, language, text, set_at)
    values ('astm', 'one', 'pt', 'Termos', now()), ('astm', 'two', 'de', 'Regeln', now())`.execute(owner);
  await sql`select set_config('norma.tenant', '', false)`.execute(owner);

  await migrate(owner, migrations);

  await sql`select set_config('norma.tenant', 'astm', false)`.execute(owner);
  const { rows } = await sql`select language from license_agreements order by account_id`.execute(owner);
  expect(rows).toEqual([{ language: 'pt-BR' }, { language: 'de' }]);
});
