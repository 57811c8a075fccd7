import { sql, type RawBuilder } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../adapters/database/migrate.ts';
import { openPool } from '../adapters/database/pool.ts';
import { kyselyOver } from '../adapters/database/tenantPool.ts';
import { bareDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

it('keeps the people of a library whose sign-in names differ in what nobody sees, under names that differ', async () => {
  const server = await bareDatabase();
  const pool = openPool(server.accounts.owner, { max: 2, log: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await server.stop();
  });
  const owner = kyselyOver(pool);
  await migrate(owner, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0040')));
  await sql`insert into tenants (key, settings, is_default) values ('north', '{}', true)`.execute(owner);
  const asNorth = <T>(statement: RawBuilder<T>) =>
    owner.transaction().execute(async (within) => {
      await sql`select set_config('norma.tenant', 'north', true)`.execute(within);
      return statement.execute(within);
    });
  const names = ['operator\u200B', 'operator', 'ｏperator', 'Émile'];
  await asNorth(sql`insert into people (tenant, id, sign_in_name, email, first_name, last_name, user_type)
    select 'north', (place || '0000000-0000-4000-8000-000000000000')::uuid, name, place || '@halden.example', '', '', 'INDIVIDUAL'
    from unnest(${names}::text[]) with ordinality as given(name, place)`);

  await migrate(owner, migrations);

  const kept = await asNorth(sql<{ name: string }>`select sign_in_name as name from people order by id`);
  expect(kept.rows.map(({ name }) => name)).toEqual([
    'operator\u200B-10000000',
    'operator',
    'ｏperator-30000000',
    'Émile',
  ]);
});
