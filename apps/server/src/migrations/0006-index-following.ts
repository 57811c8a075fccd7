import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What search indexes need that are kept in files: a name of this database, and how far back its changes go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_changes add column at timestamptz not null default now()`.execute(db);
  await sql`drop index document_changes_by_transaction`.execute(db);
  await sql`create index document_changes_in_order on document_changes (transaction, seq)`.execute(db);
  await sql`create table followed_library (
    is_only boolean primary key default true check (is_only),
    id uuid not null default gen_random_uuid(),
    changes_since xid8 not null default '0'
  )`.execute(db);
  await sql`insert into followed_library default values`.execute(db);
  await grantToServer(db, 'followed_library');
}
