import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Usage events by month, all that COUNTER will ask of them, and what reports are read from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table usage_events rename to usage_events_of_before`.execute(db);
  for (const index of ['pkey', 'by_time', 'of_reader', 'of_person'])
    await sql`alter index ${sql.ref(`usage_events_${index}`)} rename to ${sql.ref(`usage_before_${index}`)}`.execute(
      db,
    );
  await sql`alter sequence usage_events_id_seq rename to usage_before_id_seq`.execute(db);
  await eventsByMonth(db);
  await reports(db);
  await carryOver(db);
  await noteEventsUncounted(db);
}

async function eventsByMonth(db: Kysely<unknown>): Promise<void> {
  await sql`create table usage_events (
    tenant text not null references tenants,
    id bigint generated always as identity,
    at timestamptz not null,
    type text not null check (type in ('search', 'investigation', 'request', 'denial', 'page-view')),
    way text not null,
    session_id text not null,
    person_id uuid not null,
    reader_id uuid not null,
    account_id text not null,
    is_robot boolean not null,
    content_code text,
    format text,
    video text,
    title text,
    designation text,
    family text,
    edition text,
    year_of_publication int,
    publisher_code text,
    publisher text,
    document_type text,
    data_type text,
    access_type text,
    access_method text not null,
    search_type text,
    search_text text,
    found int,
    searched text[],
    chose_publishers boolean,
    page text,
    remote_address text not null,
    user_agent text not null,
    primary key (tenant, at, id)
  ) partition by range (at)`.execute(db);
  // What someone opened last, and when they were here, whatever they did.
  await sql`create index usage_events_of_reader on usage_events (tenant, person_id, at desc)
    where type = 'request'`.execute(db);
  await sql`create index usage_events_of_person on usage_events (tenant, person_id, at desc)
    include (session_id)`.execute(db);
  // What comes at a time for which no one has made a month in time.
  await sql`create table usage_events_other partition of usage_events default`.execute(db);
  await closeToOtherTenants(db, 'usage_events', 'usage_events_other');
  await grantToServer(db, 'usage_events');
}

/**
 * Counts by day, and who is in them: a reader of several days or documents is one, so these cannot be added up. Their keys
 * hold all of a row, in the order in which an account's report reads them: the rows themselves lie by day.
 */
async function reports(db: Kysely<unknown>): Promise<void> {
  await sql`create table uncounted_usage (
    tenant text not null,
    at timestamptz not null,
    id bigint not null,
    primary key (tenant, at, id)
  )`.execute(db);
  await sql`create table usage_days (
    tenant text not null references tenants,
    account_id text not null,
    day date not null,
    publisher_code text not null,
    document_type text not null,
    way text not null,
    count int not null,
    primary key (tenant, account_id, day, way, publisher_code, document_type) include (count)
  ) with (fillfactor = 80)`.execute(db);
  await sql`create table usage_documents (
    tenant text not null references tenants,
    account_id text not null,
    day date not null,
    publisher_code text not null,
    document_type text not null,
    content_code text not null,
    way text not null,
    count int not null,
    primary key (tenant, account_id, day, way, content_code, publisher_code, document_type) include (count)
  ) with (fillfactor = 80)`.execute(db);
  await sql`create table usage_readers (
    tenant text not null references tenants,
    account_id text not null,
    day date not null,
    what text not null,
    publisher_code text not null,
    document_type text not null,
    content_code text not null,
    reader_id uuid not null,
    primary key (tenant, account_id, day, what, reader_id, content_code, publisher_code, document_type)
  )`.execute(db);
  await sql`create table used_documents (
    tenant text not null references tenants,
    content_code text not null,
    designation text not null,
    title text not null,
    publisher_code text not null,
    publisher text not null,
    document_type text not null,
    seen_at timestamptz not null,
    primary key (tenant, content_code)
  )`.execute(db);
  const tables = ['uncounted_usage', 'usage_days', 'usage_documents', 'usage_readers', 'used_documents'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
}

/** All events of before, into months of their own; they are counted as if they had happened now. */
async function carryOver(db: Kysely<unknown>): Promise<void> {
  await sql`alter table usage_events_of_before no force row level security`.execute(db);
  const { rows } = await sql<{ month: string }>`
    select distinct to_char(at at time zone 'UTC', 'YYYY-MM') as month from usage_events_of_before order by 1`.execute(
    db,
  );
  for (const { month } of rows) {
    const name = `usage_events_${month.replace('-', '_')}`;
    const first = `${month}-01T00:00:00Z`;
    await sql`create table ${sql.table(name)} partition of usage_events
      for values from (${sql.lit(first)}) to (${sql.lit(monthAfter(month))})`.execute(db);
    await closeToOtherTenants(db, name);
  }
  const open = ['usage_events', 'uncounted_usage'];
  for (const table of open)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`insert into usage_events (tenant, id, at, type, way, session_id, person_id, reader_id, account_id, is_robot,
      content_code, format, video, title, designation, family, edition, year_of_publication, publisher_code, publisher,
      document_type, data_type, access_type, access_method, search_type, search_text, found, page, remote_address,
      user_agent)
    overriding system value
    select e.tenant, e.id, e.at, e.type,
      case e.type when 'investigation' then 'page' when 'denial' then 'not-subscribed'
        when 'request' then case when e.format = 'sts' then 'download' else 'reading' end else '' end,
      e.session_id, e.person_id, e.person_id, e.account_id, false, e.content_code, e.format, e.video, e.title,
      e.designation, e.family, d.edition, e.year_of_publication, e.publisher_code, e.publisher, d.document_type,
      e.data_type, case when e.content_code is not null then 'Controlled' end, 'Regular', e.search_type, e.search_text,
      e.found, e.page, e.remote_address, e.user_agent
    from usage_events_of_before e left join documents d on d.content_code = e.content_code`.execute(db);
  await sql`insert into uncounted_usage (tenant, at, id) select tenant, at, id from usage_events
    where type <> 'page-view'`.execute(db);
  await sql`select setval(pg_get_serial_sequence('usage_events', 'id'), max(id)) from usage_events`.execute(
    db,
  );
  for (const table of open) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`drop table usage_events_of_before`.execute(db);
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString();
}

/** What happens waits here to be counted, from the very transaction that keeps it. */
async function noteEventsUncounted(db: Kysely<unknown>): Promise<void> {
  await sql`create function note_usage_uncounted() returns trigger language plpgsql as $$
    begin
      insert into uncounted_usage (tenant, at, id)
        select tenant, at, id from happened where type <> 'page-view' and not is_robot;
      return null;
    end $$`.execute(db);
  await sql`create trigger note_usage_uncounted after insert on usage_events
    referencing new table as happened for each statement execute function note_usage_uncounted()`.execute(db);
}
