import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/** What documents refer to, with its title, and the work on their next editions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_relations add title text not null default ''`.execute(db);
  // Texts that came in before have said what they cite to no one: they are read again.
  await sql`create table unread_references (content_id bigint primary key references documents on delete cascade)`.execute(
    db,
  );
  await sql`insert into unread_references select content_id from documents where source = 'sts'`.execute(db);
  await sql`create table work_items (
    id bigint generated always as identity primary key,
    publisher_code text not null references publishers,
    number text not null,
    title text not null,
    initiated_on date,
    technical_contact text,
    family_keys text[] not null,
    unique (publisher_code, number)
  )`.execute(db);
  await sql`create index work_items_by_family on work_items using gin (family_keys)`.execute(db);
  await sql`create table work_item_ballots (
    work_item_id bigint not null references work_items on delete cascade,
    place int not null,
    ballot_number text not null,
    item_number text not null,
    item_status text not null,
    primary key (work_item_id, place)
  )`.execute(db);
  await grantToServer(db, 'unread_references', 'work_items', 'work_item_ballots');
}
