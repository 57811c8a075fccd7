import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What became of each clause from one edition to the next, and of which texts that is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lineages (
    family_id bigint not null references families on delete cascade,
    old_content_id bigint not null references documents on delete cascade,
    new_content_id bigint not null references documents on delete cascade,
    old_file_key text not null,
    new_file_key text not null,
    form int not null,
    lineage jsonb not null,
    made_at timestamptz not null,
    primary key (old_content_id, new_content_id)
  )`.execute(db);
  await sql`create index lineages_by_family on lineages (family_id)`.execute(db);
  await sql`create index lineages_by_new_edition on lineages (new_content_id)`.execute(db);
  await sql`create table aligned_families (
    family_id bigint primary key references families on delete cascade,
    editions text not null,
    form int not null
  )`.execute(db);
  await sql`create index html_files on document_files (content_id) where kind = 'html'`.execute(db);
  await grantToServer(db, 'lineages', 'aligned_families');
}
