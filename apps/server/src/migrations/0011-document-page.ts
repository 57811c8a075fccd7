import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Which documents readers want at hand, and whose changes they follow; codes that name a sign-in to other sites; what a document is cited with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table favourites (
    tenant text not null references tenants,
    id bigint generated always as identity,
    person_id uuid not null,
    content_id bigint not null references documents on delete cascade,
    added_at timestamptz not null,
    primary key (tenant, id),
    unique (tenant, person_id, content_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  // A document is followed with its family: anyone who tracks one edition wants to know of the next.
  await sql`create table tracked_documents (
    tenant text not null references tenants,
    id bigint generated always as identity,
    person_id uuid not null,
    family_id bigint not null references families on delete cascade,
    content_id bigint not null references documents on delete cascade,
    is_on boolean not null,
    since timestamptz not null,
    primary key (tenant, id),
    unique (tenant, person_id, family_id),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index favourites_by_document on favourites (content_id)`.execute(db);
  await sql`create index tracked_documents_by_family on tracked_documents (family_id)`.execute(db);
  await sql`create index tracked_documents_by_document on tracked_documents (content_id)`.execute(db);
  // Of a code only its hash: anyone who reads this table cannot spend one.
  await sql`create table one_time_codes (
    tenant text not null references tenants,
    hash text not null,
    person_id uuid not null,
    session_id text not null,
    account_id text,
    expires_at timestamptz not null,
    primary key (tenant, hash),
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  const tables = ['favourites', 'tracked_documents', 'one_time_codes'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
  // What a citation names beyond the card: authors, the journal or book around it. Null where only its publisher is known.
  await sql`alter table documents add credits jsonb`.execute(db);
}
