import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Marks that people put on passages of documents, what has become of each, and how many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await compassPoints(db);
  await history(db);
  await counts(db);
  await followDocuments(db);
}

/**
 * Neither document nor person is referred to: a mark outlives both. What lists show and sort by of them stands in its
 * own row. The selection is json, not jsonb, which keeps every character as it came.
 */
async function compassPoints(db: Kysely<unknown>): Promise<void> {
  await sql`create table compass_points (
    tenant text not null references tenants,
    id bigint generated always as identity,
    uuid uuid not null default gen_random_uuid(),
    account_id text not null,
    content_id bigint not null,
    content_code text not null,
    publisher_code text not null,
    designation text not null,
    content_status text not null,
    created_by uuid not null,
    created_by_name text not null,
    created_by_email text not null,
    created_by_author text not null,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    version int not null default 1,
    name text not null,
    description text not null,
    overlay_details text not null,
    rich text[] not null default '{}',
    name_order text not null generated always as (lower(left(name, 100))) stored,
    annotation_id text,
    selection json not null,
    is_shared boolean not null default false,
    is_deleted boolean not null default false,
    deleted_by_email text,
    deleted_at timestamptz,
    primary key (tenant, id),
    foreign key (tenant, account_id) references accounts on delete cascade,
    check (is_deleted = (deleted_at is not null))
  )`.execute(db);
  await sql`create unique index compass_points_by_uuid on compass_points (tenant, uuid)`.execute(db);
  await sql`create unique index compass_points_by_annotation on compass_points
    (tenant, account_id, created_by, content_id, annotation_id)`.execute(db);
  // What a person has, and what a document has, is some thousands: they are sorted in memory, out of the index alone.
  const sorts = sql.raw(
    'id, designation, content_status, name_order, created_by_email, created_at, deleted_by_email, deleted_at',
  );
  await sql`create index compass_points_of_person on compass_points
    (tenant, account_id, created_by, is_deleted) include (${sorts})`.execute(db);
  await sql`create index compass_points_of_document on compass_points
    (tenant, account_id, content_id, is_deleted) include (created_by, ${sorts})`.execute(db);
  // What an account has may be a million: each sort has its order.
  for (const sort of [
    'designation',
    'content_status',
    'name_order',
    'created_by_email',
    'created_at',
    'deleted_by_email',
    'deleted_at',
  ]) {
    await sql`create index ${sql.ref(`compass_points_by_${sort}`)} on compass_points
      (tenant, account_id, is_deleted, ${sql.ref(sort)}, id)`.execute(db);
  }
  await sql`create index compass_points_of_content on compass_points (tenant, content_id)`.execute(db);
  await closeToOtherTenants(db, 'compass_points');
  await grantToServer(db, 'compass_points');
}

async function history(db: Kysely<unknown>): Promise<void> {
  await sql`create table compass_point_history (
    tenant text not null,
    id bigint generated always as identity,
    compass_point_id bigint not null,
    type text not null check (type in ('INSERT', 'UPDATE', 'UPDATE-SELECTION', 'DEACTIVATE', 'ACTIVATE')),
    at timestamptz not null,
    person_id uuid not null,
    person_name text not null,
    current json not null,
    previous json,
    primary key (tenant, id),
    foreign key (tenant, compass_point_id) references compass_points on delete cascade
  )`.execute(db);
  await sql`create index compass_point_history_of_one on compass_point_history (tenant, compass_point_id, id)`.execute(
    db,
  );
  await closeToOtherTenants(db, 'compass_point_history');
  await grantToServer(db, 'compass_point_history');
}

/** Counting a million rows takes longer than a list may: how many each person has is kept beside them. */
async function counts(db: Kysely<unknown>): Promise<void> {
  await sql`create table compass_point_counts (
    tenant text not null,
    account_id text not null,
    created_by uuid not null,
    active bigint not null default 0,
    inactive bigint not null default 0,
    primary key (tenant, account_id, created_by),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await closeToOtherTenants(db, 'compass_point_counts');
  await grantToServer(db, 'compass_point_counts');
  // Once for all rows of a statement, so that many at once are counted as fast as one.
  await sql`create function count_compass_points() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' then
        insert into compass_point_counts as c (tenant, account_id, created_by, active, inactive)
          select tenant, account_id, created_by, count(*) filter (where not is_deleted), count(*) filter (where is_deleted)
          from now_there group by 1, 2, 3 order by 1, 2, 3
          on conflict (tenant, account_id, created_by)
            do update set active = c.active + excluded.active, inactive = c.inactive + excluded.inactive;
      end if;
      if tg_op <> 'INSERT' then
        update compass_point_counts c set active = c.active - gone.active, inactive = c.inactive - gone.inactive
          from (select tenant, account_id, created_by, count(*) filter (where not is_deleted) as active,
              count(*) filter (where is_deleted) as inactive from was_there group by 1, 2, 3) gone
          where (c.tenant, c.account_id, c.created_by) = (gone.tenant, gone.account_id, gone.created_by);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger count_new_compass_points after insert on compass_points
    referencing new table as now_there for each statement execute function count_compass_points()`.execute(
    db,
  );
  await sql`create trigger count_changed_compass_points after update on compass_points
    referencing old table as was_there new table as now_there
    for each statement execute function count_compass_points()`.execute(db);
  await sql`create trigger count_gone_compass_points after delete on compass_points
    referencing old table as was_there for each statement execute function count_compass_points()`.execute(
    db,
  );
}

/** Lists sort by what documents are called and by their status: a change of these reaches the marks of every tenant. */
async function followDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`create function tell_compass_points() returns trigger language plpgsql as $$
    declare
      own_tenant text := current_setting('norma.tenant', true);
      each_tenant text;
    begin
      for each_tenant in select key from tenants loop
        perform set_config('norma.tenant', each_tenant, true);
        update compass_points set designation = left(new.designation, 120), content_status = new.status
          where tenant = each_tenant and content_id = new.content_id;
      end loop;
      perform set_config('norma.tenant', coalesce(own_tenant, ''), true);
      return null;
    end $$`.execute(db);
  await sql`create trigger tell_compass_points after update of designation, status on documents for each row
    when (old.designation is distinct from new.designation or old.status is distinct from new.status)
    execute function tell_compass_points()`.execute(db);
}
