import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** A person's own notes, and what a count of use must say of an item even when its document is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to the document: a reader's own words outlive it.
  await sql`create table user_notes (
    tenant text not null,
    person_id uuid not null,
    content_id bigint not null,
    annotation_id text not null,
    note_data text not null,
    note text not null,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    primary key (tenant, person_id, content_id, annotation_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'user_notes');
  await grantToServer(db, 'user_notes');

  await sql`alter table usage_events
    add column title text,
    add column designation text,
    add column family text,
    add column publisher_code text,
    add column publisher text,
    add column data_type text,
    add column year_of_publication int,
    add column video text`.execute(db);
  await nameItemsOfBefore(db);
  await sql`create index usage_events_of_reader on usage_events (tenant, person_id, at desc)
    where type = 'request'`.execute(db);
}

/** Events of before get what is known of their documents now; rows of tenants are seen by their tenant alone. */
async function nameItemsOfBefore(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from tenants`.execute(db);
  for (const { key } of rows) {
    await sql`select set_config('norma.tenant', ${key}, true)`.execute(db);
    await sql`update usage_events set title = d.title_text, designation = d.designation, family = f.designation,
        publisher_code = d.publisher_code, publisher = p.name, year_of_publication = d.edition_year,
        data_type = case
          when coalesce(d.content_type, d.asset_type) ~ 'JOURNAL' then 'Article'
          when coalesce(d.content_type, d.asset_type) ~ 'PAPER' then 'Book_Segment'
          when coalesce(d.content_type, d.asset_type) ~ 'BOOK|SYMPOSIUM|MANUAL|DATA_SERIES' then 'Book'
          when d.document_type ilike '%report%' then 'Report'
          else 'Standard' end
      from documents d join families f on f.id = d.family_id join publishers p on p.code = d.publisher_code
      where d.content_code = usage_events.content_code`.execute(db);
  }
  await sql`select set_config('norma.tenant', '', true)`.execute(db);
}
