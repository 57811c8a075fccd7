import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../adapters/database/migrate.ts';
import { openPool } from '../adapters/database/pool.ts';
import { kyselyOver, tenantPool } from '../adapters/database/tenantPool.ts';
import { countAll, differencesOf, type UsageTables } from '../modules/usage/index.ts';
import { bareDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

it('carries the usage events of before into months, of each tenant alone, and lets them be counted', async () => {
  const server = await bareDatabase();
  const pool = openPool(server.accounts.owner, { max: 2, log: () => undefined });
  const serving = openPool(server.accounts.server, { max: 2, log: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await serving.end();
    await server.stop();
  });
  const owner = kyselyOver(pool);
  const before = Object.entries(migrations).filter(([name]) => name < '0030');
  await migrate(owner, Object.fromEntries(before));
  await sql`insert into tenants (key, settings, is_default) values ('astm', '{}', true), ('ies', '{}', false)`.execute(
    owner,
  );
  for (const tenant of ['astm', 'ies'])
    await tenantPool(pool)
      .forTenant(tenant)
      .executeQuery(
        sql`insert into usage_events (tenant, at, type, session_id, person_id, account_id, content_code, format,
            publisher_code, remote_address, user_agent)
          select ${tenant}, at::timestamptz, type, 's', gen_random_uuid(), 'a', code, format, 'NSB', '', ''
          from (values ('2025-12-31T23:59:59.999Z', 'investigation', 'NSB|1', null),
            ('2026-01-01T00:00:00Z', 'request', 'NSB|1', 'pdf'), ('2026-01-02T00:00:00Z', 'request', 'NSB|1', 'sts'),
            ('2026-01-02T00:00:00Z', 'request', 'NSB|1', 'video'), ('2026-01-02T00:00:00Z', 'denial', 'NSB|2', null),
            ('2026-01-02T00:00:00Z', 'search', null, null), ('2026-01-02T00:00:00Z', 'page-view', null, null))
            as given(at, type, code, format)`.compile(owner),
      );

  await migrate(owner, migrations);

  const db = tenantPool(serving).forTenant<UsageTables>('astm');
  const { rows } = await sql`select tableoid::regclass::text as place, type, way from usage_events
    order by at, id`.execute(db);
  const [december, january] = ['usage_events_2025_12', 'usage_events_2026_01'];
  expect(rows).toEqual([
    { place: december, type: 'investigation', way: 'page' },
    { place: january, type: 'request', way: 'reading' },
    { place: january, type: 'request', way: 'download' },
    { place: january, type: 'request', way: 'reading' },
    { place: january, type: 'denial', way: 'not-subscribed' },
    { place: january, type: 'search', way: '' },
    { place: january, type: 'page-view', way: '' },
  ]);
  expect(await countAll(db)).toBe(6);
  for (const day of ['2025-12-31', '2026-01-01', '2026-01-02'])
    expect(await differencesOf(db, day)).toEqual([]);
  const counted = await db
    .selectFrom('usage_days')
    .select(['day', 'way', 'count'])
    .orderBy('day')
    .orderBy('way')
    .execute();
  expect(counted.map(({ day, way, count }) => `${day} ${way} ${count}`)).toEqual([
    '2025-12-31 view 1',
    '2026-01-01 pdf 1',
    '2026-01-02 download 1',
    '2026-01-02 film 1',
    '2026-01-02 not-subscribed 1',
    '2026-01-02 search 1',
  ]);
  const next = sql<{
    id: number;
  }>`insert into usage_events (tenant, at, type, way, session_id, person_id, reader_id,
      account_id, is_robot, access_method, remote_address, user_agent)
    values ('astm', now(), 'page-view', '', 's', gen_random_uuid(), gen_random_uuid(), 'a', false, 'Regular', '', '')
    returning id`.execute(db);
  expect((await next).rows[0]?.id).toBe(15);
});
