import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What those see who look after a library's content: whence imports came, what became of feedback, what is broken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports
    add column upload_name text,
    add column upload_hash text,
    add column requested_by text,
    add column is_own_alone boolean not null default false`.execute(db);
  await sql`create index document_events_by_import on document_events (import_id, id)
    where import_id is not null`.execute(db);
  await sql`alter table feedback
    add column read_at timestamptz,
    add column done_at timestamptz,
    add column done_by text`.execute(db);
  await sql`create table document_faults (
    content_id bigint not null references documents on delete cascade,
    kind text not null,
    details text[] not null,
    found_at timestamptz not null,
    primary key (content_id, kind)
  )`.execute(db);
  await sql`create index document_faults_by_kind on document_faults (kind, content_id)`.execute(db);
  await sql`create table document_check (
    is_only boolean primary key default true check (is_only),
    is_asked boolean not null default false,
    asked_by text,
    started_at timestamptz,
    finished_at timestamptz,
    position bigint not null default 0,
    looked_at int not null default 0,
    total int not null default 0
  )`.execute(db);
  await sql`insert into document_check default values`.execute(db);
  await grantToServer(db, 'document_faults', 'document_check');
}
