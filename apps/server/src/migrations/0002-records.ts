import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What catalogues say of documents, what changes in them, and the imports that bring both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await records(db);
  await changes(db);
  await imports(db);
}

async function records(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add titles jsonb not null default '{}',
    add abstracts jsonb not null default '{}',
    add languages text[] not null default '{}',
    add is_translation boolean not null default false,
    add committee_name text,
    add standing text,
    add stage text,
    add source_status text,
    add source_stage text,
    add published text,
    add source text not null default 'sts',
    add record_hash text,
    add first_import bigint`.execute(db);
  await sql`update documents set languages = array[language], is_translation = language <> 'en'`.execute(db);
  await sql`create index documents_by_designation on documents (designation)`.execute(db);
  // One family may hold what two bodies write differently, so that its key and not its wording names it. A family
  // from before has none until a document of it comes again.
  await sql`alter table families add key text unique`.execute(db);
  await sql`alter table families drop constraint families_publisher_code_designation_key`.execute(db);
  await sql`create index families_by_designation on families (publisher_code, designation)`.execute(db);
  await sql`create table document_relations (
    content_id bigint not null references documents on delete cascade,
    place int not null,
    type text not null,
    designation text not null,
    note text not null default '',
    primary key (content_id, place)
  )`.execute(db);
  await sql`create index document_relations_by_designation on document_relations (designation, type)`.execute(
    db,
  );
  await sql`create table ics_codes (code text primary key, name text not null)`.execute(db);
  await grantToServer(db, 'document_relations', 'ics_codes');
}

async function changes(db: Kysely<unknown>): Promise<void> {
  // One statement may change a thousand documents: it tells so once.
  await sql`drop trigger note_document_change on documents`.execute(db);
  await sql`drop function note_document_change`.execute(db);
  await sql`create function note_document_changes() returns trigger language plpgsql as $$
    begin
      insert into document_changes (content_code) select content_code from changed;
      perform pg_notify('document_changes', '');
      return null;
    end $$`.execute(db);
  for (const [deed, table] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const) {
    await sql`create trigger ${sql.raw(`note_document_${deed}`)} after ${sql.raw(deed)} on documents
      referencing ${sql.raw(table)} table as changed
      for each statement execute function note_document_changes()`.execute(db);
  }
  await sql`create table document_events (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    type text not null
      check (type in ('new-document', 'new-edition', 'amendment', 'withdrawal', 'status', 'text', 'metadata')),
    content_id bigint not null references documents on delete cascade,
    content_code text not null,
    family_id bigint not null,
    publisher_code text not null,
    import_id bigint,
    changed text[] not null default '{}',
    status_before text,
    status_after text not null
  )`.execute(db);
  await sql`create index document_events_by_time on document_events (at)`.execute(db);
  await sql`create index document_events_by_document on document_events (content_id, at)`.execute(db);
  await sql`create index document_events_by_family on document_events (family_id, at)`.execute(db);
  await grantToServer(db, 'document_events');
}

/** Imports bring documents, which belong to no tenant; an import itself is told to those who look after its publishers. */
async function imports(db: Kysely<unknown>): Promise<void> {
  await sql`create table imports (
    id bigint generated always as identity primary key,
    tenant text not null references tenants,
    host text not null,
    path text not null,
    publisher text,
    is_dry_run boolean not null default false,
    visible_at timestamptz,
    is_first boolean not null default false,
    state text not null default 'waiting' check
      (state in ('waiting', 'reading', 'scheduled', 'publishing', 'done', 'stopped', 'failed')),
    is_stop_asked boolean not null default false,
    worker text,
    requested_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    worked_ms bigint not null default 0,
    file text,
    line bigint not null default 0,
    bytes_total bigint not null default 0,
    bytes_read bigint not null default 0,
    added bigint not null default 0,
    replaced bigint not null default 0,
    unchanged bigint not null default 0,
    passed_over bigint not null default 0,
    rejected bigint not null default 0,
    remarks bigint not null default 0,
    publishers text[] not null default '{}',
    offered text[] not null default '{}',
    changes text[] not null default '{}',
    rejected_file text,
    problem text
  )`.execute(db);
  await sql`create index imports_by_state on imports (state) where state not in ('done', 'stopped', 'failed')`.execute(
    db,
  );
  await sql`create table import_rejections (
    import_id bigint not null references imports on delete cascade,
    place bigint generated always as identity,
    is_remark boolean not null default false,
    file text not null,
    line bigint,
    designation text,
    reason text not null,
    primary key (import_id, place)
  )`.execute(db);
  await sql`create table import_seen (
    import_id bigint not null references imports on delete cascade,
    code_hash bigint not null,
    primary key (import_id, code_hash)
  )`.execute(db);
  await sql`create table staged_documents (
    import_id bigint not null references imports on delete cascade,
    place bigint generated always as identity,
    document json not null,
    primary key (import_id, place)
  )`.execute(db);
  await grantToServer(db, 'imports', 'import_rejections', 'import_seen', 'staged_documents');
}
