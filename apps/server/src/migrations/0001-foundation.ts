import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Tenants, their people and accounts, sign-in, the documents of all publishers, and what is recorded of their use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tenants(db);
  await people(db);
  await identity(db);
  await documents(db);
  await events(db);
}

async function tenants(db: Kysely<unknown>): Promise<void> {
  await sql`create table tenants (
    key text primary key,
    settings jsonb not null,
    is_default boolean not null
  )`.execute(db);
  await sql`create unique index one_default_tenant on tenants (is_default) where is_default`.execute(db);
  await sql`create function note_tenant_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('tenant_changes', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger note_tenant_change after insert or update or delete on tenants
    for each statement execute function note_tenant_change()`.execute(db);
  await grantToServer(db, 'tenants');
}

async function people(db: Kysely<unknown>): Promise<void> {
  await sql`create table accounts (
    tenant text not null references tenants,
    id text not null,
    name text not null,
    number text not null,
    acronym text not null default '',
    is_drm boolean not null default false,
    address jsonb not null default '{}',
    primary key (tenant, id)
  )`.execute(db);
  await sql`create table people (
    tenant text not null references tenants,
    id uuid not null default gen_random_uuid(),
    sign_in_name text not null,
    email text not null,
    first_name text not null,
    last_name text not null,
    user_type text not null check (user_type in ('INDIVIDUAL', 'COMPANY')),
    authorities text[] not null default '{}',
    password_hash text,
    primary key (tenant, id)
  )`.execute(db);
  await sql`create unique index people_by_sign_in_name on people (tenant, lower(sign_in_name))`.execute(db);
  await sql`create unique index people_by_email on people (tenant, lower(email))`.execute(db);
  await sql`create table memberships (
    tenant text not null,
    person_id uuid not null,
    account_id text not null,
    primary key (tenant, person_id, account_id),
    foreign key (tenant, person_id) references people on delete cascade,
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create table subscriptions (
    tenant text not null,
    account_id text not null,
    publisher_code text not null,
    name text not null,
    abbreviation text not null,
    primary key (tenant, account_id, publisher_code, abbreviation),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create table account_selections (
    tenant text not null,
    session_id text not null,
    person_id uuid not null,
    account_id text not null,
    selected_at timestamptz not null,
    primary key (tenant, session_id),
    foreign key (tenant, person_id) references people on delete cascade,
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  const tables = ['accounts', 'people', 'memberships', 'subscriptions', 'account_selections'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
}

async function identity(db: Kysely<unknown>): Promise<void> {
  await sql`create table identity_records (
    tenant text not null references tenants,
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (tenant, model, id)
  )`.execute(db);
  await sql`create index identity_records_by_grant on identity_records (tenant, grant_id) where grant_id is not null`.execute(
    db,
  );
  await sql`create index identity_records_by_uid on identity_records (tenant, model, uid) where uid is not null`.execute(
    db,
  );
  await sql`create index identity_records_by_expiry on identity_records (expires_at)`.execute(db);
  await sql`create table identity_keys (
    tenant text not null references tenants,
    id text not null,
    purpose text not null check (purpose in ('sign', 'cookie')),
    secret jsonb not null,
    created_at timestamptz not null,
    primary key (tenant, id)
  )`.execute(db);
  await sql`create table sign_in_failures (
    tenant text not null references tenants,
    name text not null,
    failures int not null,
    last_at timestamptz not null,
    primary key (tenant, name)
  )`.execute(db);
  await closeToOtherTenants(db, 'identity_records', 'identity_keys', 'sign_in_failures');
  await grantToServer(db, 'identity_records', 'identity_keys', 'sign_in_failures');
}

/** Documents belong to their publishers, once for all tenants: these tables have no tenant. */
async function documents(db: Kysely<unknown>): Promise<void> {
  await sql`create table publishers (
    code text primary key,
    name text not null,
    type_code text not null
  )`.execute(db);
  await sql`create table families (
    id bigint generated always as identity primary key,
    publisher_code text not null references publishers,
    designation text not null,
    unique (publisher_code, designation)
  )`.execute(db);
  await sql`create table documents (
    content_id bigint generated always as identity primary key,
    content_code text not null unique,
    family_id bigint not null references families,
    publisher_code text not null references publishers,
    designation text not null,
    edition text not null,
    edition_year int,
    language text not null,
    title_html text not null,
    title_text text not null,
    description_html text not null,
    description_text text not null,
    body_text text not null,
    document_type text not null,
    status text not null,
    published_on date,
    updated_on date,
    published_online_on date,
    committee text,
    ics text[] not null default '{}',
    keywords text[] not null default '{}',
    categories text[] not null default '{}',
    supersedes text[] not null default '{}',
    source_hash text not null,
    imported_at timestamptz not null
  )`.execute(db);
  await sql`create index documents_by_source on documents (source_hash)`.execute(db);
  await sql`create index documents_by_family on documents (family_id, edition_year)`.execute(db);
  await sql`create table document_files (
    content_id bigint not null references documents on delete cascade,
    kind text not null check (kind in ('sts', 'graphic', 'html', 'pdf')),
    name text not null default '',
    file_key text not null,
    bytes bigint not null,
    made_at timestamptz not null,
    primary key (content_id, kind, name)
  )`.execute(db);
  await sql`create table document_changes (
    seq bigint generated always as identity primary key,
    content_code text not null,
    transaction xid8 not null default pg_current_xact_id()
  )`.execute(db);
  await sql`create index document_changes_by_transaction on document_changes (transaction)`.execute(db);
  await sql`create function note_document_change() returns trigger language plpgsql as $$
    begin
      insert into document_changes (content_code) values (coalesce(new.content_code, old.content_code));
      perform pg_notify('document_changes', '');
      return null;
    end $$`.execute(db);
  await sql`create trigger note_document_change after insert or update or delete on documents
    for each row execute function note_document_change()`.execute(db);
  await sql`create view document_cards as
    select d.content_id, d.content_code, d.family_id, d.designation, d.edition, d.title_html, d.title_text, d.status,
      d.document_type, d.language, d.published_on, d.updated_on, d.published_online_on, d.publisher_code, p.name as publisher_name
    from documents d join publishers p on p.code = d.publisher_code`.execute(db);
  await grantToServer(db, 'publishers', 'families', 'documents', 'document_files', 'document_changes');
  await sql`grant select on document_cards to norma_server`.execute(db);
}

async function events(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_events (
    tenant text not null references tenants,
    id bigint generated always as identity,
    at timestamptz not null,
    type text not null,
    principal text not null,
    message text not null,
    remote_address text not null,
    request_id text not null,
    primary key (tenant, id)
  )`.execute(db);
  await sql`create index audit_events_by_time on audit_events (tenant, at)`.execute(db);
  await sql`create table usage_events (
    tenant text not null references tenants,
    id bigint generated always as identity,
    at timestamptz not null,
    type text not null check (type in ('search', 'investigation', 'request', 'denial')),
    session_id text not null,
    person_id uuid not null,
    account_id text not null,
    content_code text,
    format text,
    search_text text,
    found int,
    remote_address text not null,
    user_agent text not null,
    primary key (tenant, id)
  )`.execute(db);
  await sql`create index usage_events_by_time on usage_events (tenant, at)`.execute(db);
  await closeToOtherTenants(db, 'audit_events', 'usage_events');
  await grantToServer(db, 'audit_events', 'usage_events');
}
