import { sql, type Kysely } from 'kysely';

/** Accounts that can be closed, and subscriptions from one day to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts
    add column version int not null default 1,
    add column closed_at timestamptz`.execute(db);
  await sql`alter table subscriptions
    add column starts_on date,
    add column ends_on date,
    add constraint subscriptions_end_after_they_start check (starts_on <= ends_on)`.execute(db);
  // By the clock of the database, so that every node and every job agrees on the moment at which one begins or ends.
  await sql`create function library_day() returns date language sql stable
    return (now() at time zone 'utc')::date`.execute(db);
  await sql`create view running_subscriptions with (security_invoker = true) as
    select s.tenant, s.account_id, s.publisher_code, s.name, s.abbreviation
    from subscriptions s join accounts a on a.tenant = s.tenant and a.id = s.account_id
    where a.closed_at is null
      and (s.starts_on is null or s.starts_on <= library_day())
      and (s.ends_on is null or s.ends_on >= library_day())`.execute(db);
  await sql`grant select on running_subscriptions to norma_server`.execute(db);
  await sql`create index accounts_by_name on accounts (tenant, lower(name), id)`.execute(db);
}
