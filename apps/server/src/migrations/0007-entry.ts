import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** How documents are entered, and what readers agree to before they read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await entry(db);
  await agreements(db);
}

/** What a document is as an asset, where it is read, and what readers may do with it. */
async function entry(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents
    add asset_id text,
    add asset_type text not null default 'STANDARD',
    add content_type text,
    add classification text,
    add organization_id text,
    add content_access_url text,
    add is_downloadable boolean not null default true,
    add is_available boolean not null default true,
    add may_track boolean not null default true,
    add may_favour boolean not null default true,
    add cites_excluded boolean not null default false`.execute(db);
  // A document without an asset id of its own goes by the end of its content code.
  await sql`create index documents_by_asset on documents (upper(coalesce(asset_id, split_part(content_code, '|', 2))))`.execute(
    db,
  );
}

/** The licence agreements of accounts, and who has accepted which text of them. */
async function agreements(db: Kysely<unknown>): Promise<void> {
  await sql`create table licence_agreements (
    tenant text not null references tenants,
    account_id text not null,
    language text not null default 'en',
    text text not null,
    set_at timestamptz not null,
    primary key (tenant, account_id),
    foreign key (tenant, account_id) references accounts on delete cascade
  )`.execute(db);
  // What was accepted is named by its text: another text has to be accepted again.
  await sql`create table licence_acceptances (
    tenant text not null references tenants,
    account_id text not null,
    person_id uuid not null,
    text_hash text not null,
    accepted_at timestamptz not null,
    primary key (tenant, account_id, person_id, text_hash)
  )`.execute(db);
  const tables = ['licence_agreements', 'licence_acceptances'];
  await closeToOtherTenants(db, ...tables);
  await grantToServer(db, ...tables);
}
