import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/**
 * What a report on compass points tells, kept in step with them by the database: what was done on each day, and what is
 * active by document and by maker. An account may have a million, and counting them takes longer than a report may.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table compass_points
    add column document_type text not null default '', add column shared_at timestamptz`.execute(db);
  await days(db);
  await standing(db);
  await bringUpToDate(db);
  await followHistory(db);
  await followCompassPoints(db);
  await followDocuments(db);
}

/** Days are those of UTC. */
async function days(db: Kysely<unknown>): Promise<void> {
  await sql`create table compass_point_days (
    tenant text not null,
    account_id text not null,
    day date not null,
    publisher_code text not null,
    document_type text not null,
    made int not null default 0,
    edited int not null default 0,
    moved int not null default 0,
    shared int not null default 0,
    deactivated int not null default 0,
    reactivated int not null default 0,
    primary key (tenant, account_id, day, publisher_code, document_type),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'compass_point_days');
  await grantToServer(db, 'compass_point_days');
}

async function standing(db: Kysely<unknown>): Promise<void> {
  await sql`create table compass_point_documents (
    tenant text not null,
    account_id text not null,
    content_id bigint not null,
    content_code text not null,
    designation text not null,
    publisher_code text not null,
    document_type text not null,
    active int not null,
    unplaced int not null,
    primary key (tenant, account_id, content_id),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create table compass_point_makers (
    tenant text not null,
    account_id text not null,
    created_by uuid not null,
    publisher_code text not null,
    document_type text not null,
    name text not null,
    active int not null,
    primary key (tenant, account_id, created_by, publisher_code, document_type),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'compass_point_documents', 'compass_point_makers');
  await grantToServer(db, 'compass_point_documents', 'compass_point_makers');
}

/**
 * Counts what is there already, tenant by tenant, because no connection sees two. When links were given away stands in the
 * audit alone.
 */
async function bringUpToDate(db: Kysely<unknown>): Promise<void> {
  await sql`do $$
    declare each_tenant text;
    begin
      for each_tenant in select key from tenants order by key loop
        perform set_config('norma.tenant', each_tenant, true);
        update compass_points p set document_type = d.document_type
          from documents d where p.tenant = each_tenant and d.content_id = p.content_id;
        update compass_points p set shared_at = a.at
          from (select (regexp_match(message, '^Compass point ([0-9]+) '))[1]::bigint as id, min(at) as at from audit_events
            where tenant = each_tenant and type = 'compass-point-shared' group by 1) a
          where p.tenant = each_tenant and p.id = a.id and p.is_shared;
        insert into compass_point_days (tenant, account_id, day, publisher_code, document_type,
            made, edited, moved, shared, deactivated, reactivated)
          select tenant, account_id, day, publisher_code, document_type,
            count(*) filter (where type = 'INSERT'), count(*) filter (where type = 'UPDATE'),
            count(*) filter (where type = 'UPDATE-SELECTION'), count(*) filter (where type = 'SHARE'),
            count(*) filter (where type = 'DEACTIVATE'), count(*) filter (where type = 'ACTIVATE')
          from (
            select p.tenant, p.account_id, (h.at at time zone 'UTC')::date as day, p.publisher_code, p.document_type, h.type
              from compass_point_history h join compass_points p on p.tenant = h.tenant and p.id = h.compass_point_id
              where h.tenant = each_tenant
            union all
            select tenant, account_id, (shared_at at time zone 'UTC')::date, publisher_code, document_type, 'SHARE'
              from compass_points where tenant = each_tenant and shared_at is not null) done
          group by tenant, account_id, day, publisher_code, document_type;
        insert into compass_point_documents
          select tenant, account_id, content_id, max(content_code), max(designation), max(publisher_code),
            max(document_type), count(*), count(*) filter (where selection::text !~ '"anchor"[[:space:]]*:[[:space:]]*[{]')
          from compass_points where tenant = each_tenant and not is_deleted group by 1, 2, 3;
        insert into compass_point_makers
          select tenant, account_id, created_by, publisher_code, document_type, max(created_by_name), count(*)
          from compass_points where tenant = each_tenant and not is_deleted group by 1, 2, 3, 4, 5;
      end loop;
      perform set_config('norma.tenant', '', true);
    end $$`.execute(db);
}

/** What is done to a compass point counts under what its document is then. */
async function followHistory(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_compass_point_days() returns trigger language plpgsql as $$
    begin
      insert into compass_point_days as d (tenant, account_id, day, publisher_code, document_type,
          made, edited, moved, deactivated, reactivated)
        select p.tenant, p.account_id, (h.at at time zone 'UTC')::date as day, p.publisher_code, p.document_type,
          count(*) filter (where h.type = 'INSERT'), count(*) filter (where h.type = 'UPDATE'),
          count(*) filter (where h.type = 'UPDATE-SELECTION'), count(*) filter (where h.type = 'DEACTIVATE'),
          count(*) filter (where h.type = 'ACTIVATE')
        from done h join compass_points p on p.tenant = h.tenant and p.id = h.compass_point_id
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (tenant, account_id, day, publisher_code, document_type) do update set made = d.made + excluded.made,
          edited = d.edited + excluded.edited, moved = d.moved + excluded.moved,
          deactivated = d.deactivated + excluded.deactivated, reactivated = d.reactivated + excluded.reactivated;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_compass_point_days after insert on compass_point_history
    referencing new table as done for each statement execute function count_compass_point_days()`.execute(db);
}

/**
 * Once for all rows of a statement. Whether there is an anchor is seen in the text of the selection: PostgreSQL cannot read
 * json that holds halves of letters, which is kept as it came; within a value a quotation mark has a backslash before it. Each
 * adds rows in one order, so that two of them never wait for each other. */
async function followCompassPoints(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_standing_compass_points() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into compass_point_documents as d
          select tenant, account_id, content_id, max(content_code), max(designation), max(publisher_code),
            max(document_type), count(*) filter (where not is_deleted),
            count(*) filter (where not is_deleted and selection::text !~ '"anchor"[[:space:]]*:[[:space:]]*[{]')
          from now_there group by 1, 2, 3 order by 1, 2, 3
          on conflict (tenant, account_id, content_id) do update set active = d.active + excluded.active,
            unplaced = d.unplaced + excluded.unplaced, content_code = excluded.content_code,
            designation = excluded.designation, publisher_code = excluded.publisher_code,
            document_type = excluded.document_type;
        insert into compass_point_makers as m
          select tenant, account_id, created_by, publisher_code, document_type, max(created_by_name),
            count(*) filter (where not is_deleted)
          from now_there group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
          on conflict (tenant, account_id, created_by, publisher_code, document_type)
            do update set active = m.active + excluded.active, name = excluded.name;
      end if;
      if tg_op = 'UPDATE' then
        insert into compass_point_days as d (tenant, account_id, day, publisher_code, document_type, shared)
          select n.tenant, n.account_id, (n.shared_at at time zone 'UTC')::date, n.publisher_code, n.document_type, count(*)
          from now_there n join was_there w on w.tenant = n.tenant and w.id = n.id
          where n.shared_at is not null and w.shared_at is null
          group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
          on conflict (tenant, account_id, day, publisher_code, document_type)
            do update set shared = d.shared + excluded.shared;
      end if;
      if tg_op <> 'INSERT' then
        update compass_point_documents d set active = d.active - gone.active, unplaced = d.unplaced - gone.unplaced
          from (select tenant, account_id, content_id, count(*) filter (where not is_deleted) as active,
              count(*) filter (where not is_deleted and selection::text !~ '"anchor"[[:space:]]*:[[:space:]]*[{]') as unplaced
            from was_there group by 1, 2, 3) gone
          where (d.tenant, d.account_id, d.content_id) = (gone.tenant, gone.account_id, gone.content_id);
        update compass_point_makers m set active = m.active - gone.active
          from (select tenant, account_id, created_by, publisher_code, document_type,
              count(*) filter (where not is_deleted) as active from was_there group by 1, 2, 3, 4, 5) gone
          where (m.tenant, m.account_id, m.created_by, m.publisher_code, m.document_type)
            = (gone.tenant, gone.account_id, gone.created_by, gone.publisher_code, gone.document_type);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_standing_new after insert on compass_points referencing new table as now_there
    for each statement execute function count_standing_compass_points()`.execute(db);
  await sql`create trigger count_standing_changed after update on compass_points
    referencing old table as was_there new table as now_there
    for each statement execute function count_standing_compass_points()`.execute(db);
  await sql`create trigger count_standing_gone after delete on compass_points referencing old table as was_there
    for each statement execute function count_standing_compass_points()`.execute(db);
}

/** A document that turns out to be of another type takes its compass points along. */
async function followDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function tell_compass_points() returns trigger language plpgsql as $$
    declare
      own_tenant text := current_setting('norma.tenant', true);
      each_tenant text;
    begin
      for each_tenant in select key from tenants order by key loop
        perform set_config('norma.tenant', each_tenant, true);
        update compass_points set designation = left(new.designation, 120), content_status = new.status,
            document_type = new.document_type
          where tenant = each_tenant and content_id = new.content_id;
      end loop;
      perform set_config('norma.tenant', coalesce(own_tenant, ''), true);
      return null;
    end $$`.execute(db);
  await sql`drop trigger tell_compass_points on documents`.execute(db);
  await sql`create trigger tell_compass_points after update of designation, status, document_type on documents
    for each row when (old.designation is distinct from new.designation or old.status is distinct from new.status
      or old.document_type is distinct from new.document_type)
    execute function tell_compass_points()`.execute(db);
}
