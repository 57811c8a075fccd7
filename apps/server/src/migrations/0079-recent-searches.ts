import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** What a person searched for lately, and the documents that they took off the list of those opened lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table recent_searches (
    tenant text not null,
    person_id uuid not null,
    search_type text not null,
    text text not null,
    searched_at timestamptz not null,
    primary key (tenant, person_id, search_type, text),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  // No reference to the document: its openings outlive it.
  await sql`create table forgotten_documents (
    tenant text not null,
    person_id uuid not null,
    content_code text not null,
    forgotten_at timestamptz not null,
    primary key (tenant, person_id, content_code),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'recent_searches', 'forgotten_documents');
  await grantToServer(db, 'recent_searches', 'forgotten_documents');
}
