import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/**
 * Groups of an account, who is in them, and which documents they read together. Neither people nor documents are
 * referred to: a group outlives those who leave the account and what leaves the library, and says so of each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table groups (
    tenant text not null references tenants,
    id bigint generated always as identity,
    account_id text not null,
    created_by uuid not null,
    created_by_first_name text not null,
    created_by_last_name text not null,
    name text not null,
    description text not null,
    creation_key uuid,
    created_at timestamptz not null,
    modified_at timestamptz not null,
    primary key (tenant, id),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create index groups_of_owner on groups (tenant, account_id, created_by)`.execute(db);
  await sql`create unique index groups_by_creation on groups (tenant, account_id, created_by, creation_key)`.execute(
    db,
  );
  await sql`create table group_members (
    tenant text not null,
    group_id bigint not null,
    person_id uuid not null,
    first_name text not null,
    last_name text not null,
    added_at timestamptz not null,
    primary key (tenant, group_id, person_id),
    foreign key (tenant, group_id) references groups on delete cascade
  )`.execute(db);
  await sql`create index group_members_by_person on group_members (tenant, person_id, group_id)`.execute(db);
  await sql`create table group_documents (
    tenant text not null,
    group_id bigint not null,
    content_id bigint not null,
    content_code text not null,
    publisher_code text not null,
    designation text not null,
    asset_id text not null,
    title text not null,
    added_by uuid not null,
    added_at timestamptz not null,
    primary key (tenant, group_id, content_id),
    foreign key (tenant, group_id) references groups on delete cascade
  )`.execute(db);
  await sql`create index group_documents_by_document on group_documents (tenant, content_id, group_id)`.execute(
    db,
  );
  // Who is in an account is asked for where its people are chosen from.
  await sql`create index memberships_by_account on memberships (tenant, account_id, person_id)`.execute(db);
  await closeToOtherTenants(db, 'groups', 'group_members', 'group_documents');
  await grantToServer(db, 'groups', 'group_members', 'group_documents');
}
