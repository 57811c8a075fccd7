import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from '../adapters/database/migrate.ts';
import { openPool } from '../adapters/database/pool.ts';
import { kyselyOver } from '../adapters/database/tenantPool.ts';
import { bareDatabase } from '../testing/database.ts';
import { migrations } from './index.ts';

it('finds the committees of a library that is older than their table, and keeps its documents', async () => {
  const server = await bareDatabase();
  const pool = openPool(server.accounts.owner, { max: 2, log: () => undefined });
  onTestFinished(async () => {
    await pool.end();
    await server.stop();
  });
  const owner = kyselyOver(pool);
  const before = Object.entries(migrations).filter(([name]) => name < '0005');
  await migrate(owner, Object.fromEntries(before));
  await sql`insert into publishers (code, name, type_code) values ('NSB', 'Northern Standards Board', 'SDO')`.execute(
    owner,
  );
  await sql`insert into families (publisher_code, designation) values ('NSB', 'NSB 1')`.execute(owner);
  await sql`insert into documents (content_code, family_id, publisher_code, designation, edition, language, title_html,
      title_text, description_html, description_text, body_text, document_type, status, source_hash, imported_at,
      committee, committee_name)
    select 'NSB|' || n, id, 'NSB', 'NSB 1', '1', language, '', '', '', '', '', '', '', n, now(), committee, name
    from families, (values ('1', 'en', 'TC 1', 'Anchors'), ('2', 'en', 'TC 1', null), ('3', 'ar', 'TC 1', 'المراسي'),
      ('4', 'en', 'TC 2', null), ('5', 'en', null, null)) as given(n, language, committee, name)`.execute(
    owner,
  );

  await migrate(owner, migrations);

  const { rows } = await sql`select publisher_code, code, language, name from committees
    order by code, language`.execute(owner);
  expect(rows).toEqual([
    { publisher_code: 'NSB', code: 'TC 1', language: 'ar', name: 'المراسي' },
    { publisher_code: 'NSB', code: 'TC 1', language: 'en', name: 'Anchors' },
    { publisher_code: 'NSB', code: 'TC 2', language: 'en', name: null },
  ]);
  const documents = await sql`select industries, topics from documents`.execute(owner);
  expect(documents.rows).toEqual(Array.from({ length: 5 }, () => ({ industries: [], topics: [] })));
});
