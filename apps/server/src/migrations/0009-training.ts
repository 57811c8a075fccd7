import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Films and courses beside documents, who may take courses, and tickets for what cannot send a header. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await ofPublishers(db);
  await ofTenants(db);
}

/** Films and courses belong to their publishers, once for all tenants, as documents do. */
async function ofPublishers(db: Kysely<unknown>): Promise<void> {
  await sql`create table training_videos (
    hashed_id text primary key,
    publisher_code text not null references publishers,
    name text not null,
    seconds int not null check (seconds >= 0),
    section text not null default '',
    designations text[] not null,
    place int not null,
    media_type text,
    file_key text,
    bytes bigint,
    poster_type text,
    poster_key text,
    poster_bytes bigint,
    captions text,
    captions_language text
  )`.execute(db);
  await sql`create index training_videos_by_designation on training_videos using gin (designations)`.execute(
    db,
  );
  await sql`create table training_courses (
    publisher_code text not null references publishers,
    product_code text not null,
    title text not null,
    designations text[] not null,
    place int not null,
    primary key (publisher_code, product_code)
  )`.execute(db);
  await sql`create index training_courses_by_designation on training_courses using gin (designations)`.execute(
    db,
  );
  await grantToServer(db, 'training_videos', 'training_courses');
}

async function ofTenants(db: Kysely<unknown>): Promise<void> {
  await sql`create table training_entitlements (
    tenant text not null,
    account_id text not null,
    primary key (tenant, account_id),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create table tickets (
    tenant text not null references tenants,
    ticket_hash text not null,
    person_id uuid not null,
    path text not null,
    expires_at timestamptz not null,
    primary key (tenant, ticket_hash),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index tickets_by_expiry on tickets (tenant, expires_at)`.execute(db);
  await closeToOtherTenants(db, 'training_entitlements', 'tickets');
  await grantToServer(db, 'training_entitlements', 'tickets');
}
