import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Which publishers people follow, how they are told of changes, what they were told, and what no one was told yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracked_publishers (
    tenant text not null references tenants,
    person_id uuid not null,
    publisher_code text not null references publishers on delete cascade,
    since timestamptz not null,
    primary key (tenant, person_id, publisher_code),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index tracked_publishers_by_publisher on tracked_publishers (tenant, publisher_code)`.execute(
    db,
  );
  await sql`create table trackers (
    tenant text not null references tenants,
    person_id uuid not null,
    tracks_work_items boolean not null default false,
    mail text not null default 'at-once' check (mail in ('none', 'at-once', 'daily', 'weekly')),
    hour int not null default 7 check (hour between 0 and 23),
    weekday int not null default 1 check (weekday between 1 and 7),
    time_zone text not null default 'UTC',
    digest_at timestamptz,
    primary key (tenant, person_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index trackers_by_digest on trackers (tenant, digest_at) where digest_at is not null`.execute(
    db,
  );
  await notifications(db);
  await workItemEvents(db);
  await untold(db);
  // Of many who track a document, those of one tenant; of one who tracks many, the latest.
  await sql`create index tracked_documents_of_person on tracked_documents (tenant, person_id, since desc, id desc)`.execute(
    db,
  );
}

/** Of what became of one thing at once a person is told once: `told_of` names the two. */
async function notifications(db: Kysely<unknown>): Promise<void> {
  await sql`create table notifications (
    tenant text not null references tenants,
    id bigint generated always as identity,
    person_id uuid not null,
    told_of text not null,
    at timestamptz not null,
    kind text not null check (kind in ('new-edition', 'withdrawal', 'replacement', 'amendment', 'corrigendum',
      'translation', 'status', 'text', 'new-documents', 'new-work-item', 'work-item')),
    publisher_code text not null,
    content_id bigint references documents on delete cascade,
    previous_id bigint references documents on delete set null,
    work_item_id bigint references work_items on delete cascade,
    many int not null default 1,
    is_read boolean not null default false,
    awaits_mail boolean not null,
    primary key (tenant, id),
    unique (tenant, person_id, told_of),
    foreign key (tenant, person_id) references people on delete cascade
  ) with (fillfactor = 90)`.execute(db);
  await sql`create index notifications_of_person on notifications
    (tenant, person_id, is_read, at desc, id desc) include (publisher_code)`.execute(db);
  await sql`create index notifications_to_mail on notifications (tenant, person_id, at) where awaits_mail`.execute(
    db,
  );
  for (const column of ['content_id', 'previous_id', 'work_item_id'])
    await sql`create index ${sql.ref(`notifications_by_${column}`)} on notifications (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db);
  await closeToOtherTenants(db, 'tracked_publishers', 'trackers', 'notifications');
  await grantToServer(db, 'tracked_publishers', 'trackers', 'notifications');
}

async function workItemEvents(db: Kysely<unknown>): Promise<void> {
  await sql`create table work_item_events (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    type text not null check (type in ('new-work-item', 'work-item')),
    work_item_id bigint not null references work_items on delete cascade,
    import_id bigint
  )`.execute(db);
  await sql`create index work_item_events_by_work_item on work_item_events (work_item_id, at)`.execute(db);
  await grantToServer(db, 'work_item_events');
}

/**
 * What an import changes waits here for each tenant in which someone follows it, from the very transaction that
 * changes it. What furnishes a library, and what is imported first of all, is no news.
 */
async function untold(db: Kysely<unknown>): Promise<void> {
  await sql`create table untold_changes (
    tenant text not null references tenants,
    event_id bigint not null references document_events on delete cascade,
    primary key (tenant, event_id)
  )`.execute(db);
  await sql`create index untold_changes_by_event on untold_changes (event_id)`.execute(db);
  await sql`create table untold_work (
    tenant text not null references tenants,
    event_id bigint not null references work_item_events on delete cascade,
    primary key (tenant, event_id)
  )`.execute(db);
  await sql`create index untold_work_by_event on untold_work (event_id)`.execute(db);
  await closeToOtherTenants(db, 'untold_changes', 'untold_work');
  await grantToServer(db, 'untold_changes', 'untold_work');
  await triggerForEachTenant(db, {
    name: 'leave_changes_untold',
    on: 'document_events',
    leave: sql`insert into untold_changes (tenant, event_id)
      select each_tenant, e.id from happened e
      where e.type in ('new-document', 'new-edition', 'amendment', 'withdrawal', 'status', 'text')
        and (exists (select from tracked_documents t where t.family_id = e.family_id and t.is_on)
          or e.type in ('new-document', 'new-edition')
            and exists (select from tracked_publishers p where p.publisher_code = e.publisher_code))`,
  });
  await triggerForEachTenant(db, {
    name: 'leave_work_untold',
    on: 'work_item_events',
    leave: sql`insert into untold_work (tenant, event_id)
      select each_tenant, e.id from happened e
      where exists (select from work_items w join families f on f.key = any(w.family_keys)
        join tracked_documents t on t.family_id = f.id and t.is_on
        join trackers of_person on of_person.person_id = t.person_id and of_person.tracks_work_items
        where w.id = e.work_item_id)`,
  });
}

/** Rows of tenants are closed to a connection without one: each in turn becomes the connection's own. */
async function triggerForEachTenant(
  db: Kysely<unknown>,
  { name, on, leave }: { name: string; on: string; leave: ReturnType<typeof sql> },
): Promise<void> {
  await sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$
    declare
      own_tenant text := current_setting('norma.tenant', true);
      each_tenant text;
      is_left boolean := false;
    begin
      if not exists (select from happened e join imports i on i.id = e.import_id where not i.is_first) then
        return null;
      end if;
      for each_tenant in select key from tenants order by key loop
        perform set_config('norma.tenant', each_tenant, true);
        ${leave};
        is_left := is_left or found;
      end loop;
      perform set_config('norma.tenant', coalesce(own_tenant, ''), true);
      if is_left then
        perform pg_notify('untold', '');
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger ${sql.ref(name)} after insert on ${sql.table(on)}
    referencing new table as happened for each statement execute function ${sql.ref(name)}()`.execute(db);
}
