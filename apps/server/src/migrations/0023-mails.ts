import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** The mails of each tenant from being posted to being delivered, and the addresses that get none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await mails(db);
  await addresses(db);
  await closeToOtherTenants(db, 'mails', 'mail_bounces', 'mail_refusals', 'mail_secrets');
  await grantToServer(db, 'mails', 'mail_bounces', 'mail_refusals', 'mail_secrets');
}

/** A person is not referred to: what was sent to someone stays to be seen when they have left. */
async function mails(db: Kysely<unknown>): Promise<void> {
  await sql`create table mails (
    tenant text not null references tenants,
    id uuid not null default gen_random_uuid(),
    key text not null check (length(key) between 1 and 300),
    kind text not null,
    person_id uuid,
    to_address text,
    to_name text,
    language text,
    "values" jsonb not null,
    is_bulk boolean not null,
    state text not null default 'queued' check (state in
      ('queued', 'sending', 'sent', 'delayed', 'refused', 'bounced', 'uncertain', 'dropped')),
    reason text,
    answer text,
    subject text,
    attempts int not null default 0,
    posted_at timestamptz not null,
    due_at timestamptz not null,
    changed_at timestamptz not null,
    claimed_until timestamptz,
    primary key (tenant, id),
    check (person_id is not null or to_address is not null)
  )`.execute(db);
  // The same key twice is the same mail: it is posted once.
  await sql`create unique index mails_by_key on mails (tenant, key)`.execute(db);
  await sql`create index mails_due on mails (tenant, is_bulk, due_at) where state in ('queued', 'delayed')`.execute(
    db,
  );
  await sql`create index mails_under_way on mails (tenant, claimed_until) where state = 'sending'`.execute(
    db,
  );
  await sql`create index mails_by_time on mails (tenant, posted_at, id)`.execute(db);
  await sql`create index mails_by_state on mails (tenant, state, posted_at, id)`.execute(db);
  await sql`create function note_mail() returns trigger language plpgsql as $$
    begin
      perform pg_notify('mails', current_setting('norma.tenant', true));
      return null;
    end $$`.execute(db);
  await sql`create trigger note_mail after insert on mails
    for each statement execute function note_mail()`.execute(db);
}

async function addresses(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_bounces (
    tenant text not null references tenants,
    address text not null check (address = lower(address)),
    answer text not null,
    at timestamptz not null,
    primary key (tenant, address)
  )`.execute(db);
  // Someone who says that this is their address now believes that mail reaches them there.
  await sql`create function forget_mail_bounce() returns trigger language plpgsql as $$
    begin
      delete from mail_bounces where tenant = new.tenant and address = lower(new.email);
      return null;
    end $$`.execute(db);
  await sql`create trigger forget_mail_bounce after update of email on people
    for each row when (old.email is distinct from new.email) execute function forget_mail_bounce()`.execute(
    db,
  );
  // Anyone who wants no mails of a topic, by the id of a person or else by their address.
  await sql`create table mail_refusals (
    tenant text not null references tenants,
    recipient text not null,
    topic text not null,
    at timestamptz not null,
    primary key (tenant, recipient, topic)
  )`.execute(db);
  await sql`create table mail_secrets (
    tenant text primary key references tenants,
    secret text not null
  )`.execute(db);
}
