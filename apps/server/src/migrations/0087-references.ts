import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What documents cite, as their records and their texts say, and which texts that was read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_references (
    content_id bigint not null references documents on delete cascade,
    place int not null,
    file_key text,
    form int not null,
    family_key text not null,
    designation text not null,
    title text not null,
    year int,
    clauses text[] not null,
    is_normative boolean not null,
    occurrences int not null,
    primary key (content_id, place)
  )`.execute(db);
  await sql`create index document_references_by_family on document_references (family_key)`.execute(db);
  await sql`create index document_references_by_designation on document_references (designation)`.execute(db);
  await sql`create table referencing_texts (
    content_id bigint primary key references documents on delete cascade,
    read_from text not null,
    form int not null
  )`.execute(db);
  await grantToServer(db, 'document_references', 'referencing_texts');
}
