import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** Industries and topics of documents, the names of what documents are found by, and how publishers are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add industries text[] not null default '{}',
    add topics text[] not null default '{}'`.execute(db);
  await sql`create table committees (
    publisher_code text not null references publishers,
    code text not null,
    language text not null,
    name text,
    primary key (publisher_code, code, language)
  )`.execute(db);
  await sql`insert into committees (publisher_code, code, language, name)
    select publisher_code, committee, language, max(committee_name) from documents
    where committee is not null group by publisher_code, committee, language`.execute(db);
  await sql`create table taxonomy_names (
    taxonomy text not null check (taxonomy in ('category', 'industry', 'topic')),
    path text not null,
    language text not null,
    name text not null,
    primary key (taxonomy, path, language)
  )`.execute(db);
  await sql`alter table publishers
    add billboard_name text,
    add mark_svg text,
    add is_on_billboard boolean not null default true,
    add has_semantic_search boolean not null default false`.execute(db);
  await grantToServer(db, 'committees', 'taxonomy_names');
}
