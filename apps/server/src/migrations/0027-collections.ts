import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Collections of documents that administrators make for those who read through their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table collections (
    tenant text not null references tenants,
    id bigint generated always as identity,
    account_id text not null,
    name text not null,
    description text not null,
    is_for_account boolean not null,
    version int not null,
    changed_at timestamptz not null,
    changed_by_name text not null,
    primary key (tenant, id),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  await sql`create unique index collections_by_name on collections (tenant, account_id, lower(name))`.execute(
    db,
  );
  await sql`create table collection_documents (
    tenant text not null references tenants,
    collection_id bigint not null,
    content_id bigint not null references documents on delete cascade,
    added_at timestamptz not null,
    primary key (tenant, collection_id, content_id),
    foreign key (tenant, collection_id) references collections on delete cascade
  )`.execute(db);
  await sql`create index collection_documents_by_document on collection_documents (content_id)`.execute(db);
  await sql`create table collection_people (
    tenant text not null references tenants,
    collection_id bigint not null,
    person_id uuid not null,
    primary key (tenant, collection_id, person_id),
    foreign key (tenant, collection_id) references collections on delete cascade,
    foreign key (tenant, person_id) references people on delete cascade
  )`.execute(db);
  await sql`create index collection_people_by_person on collection_people (tenant, person_id)`.execute(db);
  await sql`create table collection_groups (
    tenant text not null references tenants,
    collection_id bigint not null,
    group_id bigint not null,
    primary key (tenant, collection_id, group_id),
    foreign key (tenant, collection_id) references collections on delete cascade,
    foreign key (tenant, group_id) references groups on delete cascade
  )`.execute(db);
  await sql`create index collection_groups_by_group on collection_groups (tenant, group_id)`.execute(db);
  // What lists of shares, favourites, tracked documents and collections ask of each document before they show a page.
  await sql`create index documents_for_lists on documents (content_id)
    include (publisher_code, asset_type, designation, content_code)`.execute(db);
  const tables = ['collections', 'collection_documents', 'collection_people', 'collection_groups'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
}
