import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../adapters/database/migrate.ts';
import { openPool } from '../adapters/database/pool.ts';
import { kyselyOver } from '../adapters/database/tenantPool.ts';
import { bareDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

it('counts the compass points of a library that is older than their report, in each of its tenants', async () => {
  const server = await bareDatabase();
  const pool = openPool(server.accounts.owner, { max: 1, log: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await server.stop();
  });
  const owner = kyselyOver(pool);
  const before = Object.entries(migrations).filter(([name]) => name < '0028');
  await migrate(owner, Object.fromEntries(before));
  await sql`insert into publishers (code, name, type_code) values ('NSB', 'Northern Standards Board', 'SDO')`.execute(
    owner,
  );
  await sql`insert into families (publisher_code, designation) values ('NSB', 'NSB 1')`.execute(owner);
  await sql`insert into documents (content_id, content_code, family_id, publisher_code, designation, edition, language,
      title_html, title_text, description_html, description_text, body_text, document_type, status, source_hash, imported_at)
    overriding system value
    select 7, 'NSB|1', id, 'NSB', 'NSB 1', '1', 'en', '', '', '', '', '', 'Guide', '', '', now() from families`.execute(
    owner,
  );
  for (const tenant of ['one', 'two']) {
    await sql`select set_config('norma.tenant', ${tenant}, false)`.execute(owner);
    await sql`insert into tenants (key, settings, is_default) values (${tenant}, '{}', ${tenant === 'one'})`.execute(
      owner,
    );
    await sql`insert into accounts (tenant, id, name, number, acronym, is_drm) values (${tenant}, 'a', 'A', '1', '', false)`.execute(
      owner,
    );
    const { rows } = await sql<{
      id: number;
    }>`insert into compass_points (tenant, account_id, content_id, content_code,
        publisher_code, designation, content_status, created_by, created_by_name, created_by_email, created_by_author,
        created_at, modified_at, name, description, overlay_details, selection, is_shared)
      values (${tenant}, 'a', 7, 'NSB|1', 'NSB', 'NSB 1', '', gen_random_uuid(), 'Ines', '', '', now(), now(), '', '', '',
        '{"data":"","metadata":{}}', true) returning id`.execute(owner);
    const id = rows[0]?.id;
    await sql`insert into compass_point_history (tenant, compass_point_id, type, at, person_id, person_name, current)
      values (${tenant}, ${id}, 'INSERT', '2026-03-01T23:30:00Z', gen_random_uuid(), '', '{}')`.execute(
      owner,
    );
    await sql`insert into audit_events (tenant, at, type, principal, message, remote_address, request_id)
      values (${tenant}, '2026-03-02T08:00:00Z', 'compass-point-shared', '', ${`Compass point ${id} on NSB 1`}, '', '')`.execute(
      owner,
    );
  }
  await sql`select set_config('norma.tenant', '', false)`.execute(owner);

  await migrate(owner, migrations);

  for (const tenant of ['one', 'two']) {
    await sql`select set_config('norma.tenant', ${tenant}, false)`.execute(owner);
    const kept = { account_id: 'a', document_type: 'Guide' };
    const days =
      await sql`select account_id, document_type, day::text, made, shared from compass_point_days order by day`.execute(
        owner,
      );
    expect(days.rows).toEqual([
      { ...kept, day: '2026-03-01', made: 1, shared: 0 },
      { ...kept, day: '2026-03-02', made: 0, shared: 1 },
    ]);
    const documents =
      await sql`select account_id, document_type, designation, active, unplaced from compass_point_documents`.execute(
        owner,
      );
    expect(documents.rows).toEqual([{ ...kept, designation: 'NSB 1', active: 1, unplaced: 1 }]);
    const makers =
      await sql`select account_id, document_type, name, active from compass_point_makers`.execute(owner);
    expect(makers.rows).toEqual([{ ...kept, name: 'Ines', active: 1 }]);
  }
});
