import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** The clauses of each edition with their lines, and every line that was ever issued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table edition_clauses (
    content_id bigint primary key references documents on delete cascade,
    file_key text not null,
    source text not null check (source in ('html', 'pdf')),
    form int not null,
    clauses jsonb not null
  )`.execute(db);
  await sql`create table clause_lines (
    line text primary key,
    family_id bigint references families on delete set null,
    language text not null,
    content_id bigint references documents on delete set null,
    number text not null,
    title text not null,
    issued_at timestamptz not null,
    alias_of text references clause_lines
  )`.execute(db);
  await sql`create index clause_lines_by_family on clause_lines (family_id)`.execute(db);
  await sql`create index clause_lines_by_edition on clause_lines (content_id)`.execute(db);
  await sql`create index clause_lines_by_alias on clause_lines (alias_of) where alias_of is not null`.execute(
    db,
  );
  await grantToServer(db, 'edition_clauses', 'clause_lines');
}
