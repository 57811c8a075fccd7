import { sql, type Kysely } from 'kysely';
import { grantToServer } from './tenantTables.ts';

/**
 * When a document moves to another family, moves tracking along: that of the people who tracked this document, and of all
 * people once the old family is empty. Adds the number of records of an import, for its progress, and the hashes of the
 * records that documents were made from, so that an unchanged record is skipped.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function follow_to_family() returns trigger language plpgsql as $$
    declare
      own_tenant text := current_setting('norma.tenant', true);
      each_tenant text;
    begin
      if not exists (select from before b join after a using (content_id) where a.family_id <> b.family_id) then
        return null;
      end if;
      for each_tenant in select key from tenants order by key loop
        perform set_config('norma.tenant', each_tenant, true);
        with moved as (
          select b.content_id, b.family_id as source, a.family_id as target,
            not exists (select from documents d where d.family_id = b.family_id) as is_empty
          from before b join after a using (content_id) where a.family_id <> b.family_id
        ), followed as (
          select distinct on (t.id) t.id, t.person_id, m.target, t.is_on, t.since, t.content_id
          from moved m join tracked_documents t
            on t.family_id = m.source and (t.content_id = m.content_id or m.is_empty)
          order by t.id, (t.content_id = m.content_id) desc, m.target
        ), kept as (
          insert into tracked_documents (tenant, person_id, family_id, content_id, is_on, since)
          select distinct on (person_id, target) each_tenant, person_id, target, content_id, is_on, since
          from followed order by person_id, target, is_on desc, since
          on conflict (tenant, person_id, family_id) do nothing
        )
        delete from tracked_documents t using followed f where t.id = f.id;
      end loop;
      perform set_config('norma.tenant', coalesce(own_tenant, ''), true);
      return null;
    end $$`.execute(db);
  await sql`create trigger follow_to_family after update on documents
    referencing old table as before new table as after
    for each statement execute function follow_to_family()`.execute(db);
  await sql`alter table documents add column given_family text`.execute(db);
  await sql`alter table imports add column records_total bigint`.execute(db);
  await sql`create table delivered_records (
    content_code text primary key references documents (content_code) on delete cascade on update cascade,
    hash bigint not null
  )`.execute(db);
  await sql`create index delivered_records_by_hash on delivered_records (hash)`.execute(db);
  await grantToServer(db, 'delivered_records');
}
