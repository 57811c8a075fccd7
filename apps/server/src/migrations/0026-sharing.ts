import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Which documents people have shared with whom: with a person, or with an address that may be no one's here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_shares (
    tenant text not null references tenants,
    id bigint generated always as identity,
    content_id bigint not null references documents on delete cascade,
    shared_by uuid not null,
    shared_with uuid,
    address text,
    address_key text,
    shared_at timestamptz not null,
    primary key (tenant, id),
    foreign key (tenant, shared_by) references people on delete cascade,
    foreign key (tenant, shared_with) references people on delete cascade,
    check ((shared_with is null) = (address is not null)),
    check ((address is null) = (address_key is null))
  )`.execute(db);
  // The same thing is shared once by each person with each other one.
  await sql`create unique index document_shares_with_person on document_shares
    (tenant, shared_by, content_id, shared_with) where shared_with is not null`.execute(db);
  await sql`create unique index document_shares_with_address on document_shares
    (tenant, shared_by, content_id, address_key) where address_key is not null`.execute(db);
  await sql`create index document_shares_of_person on document_shares (tenant, shared_with, shared_at desc)
    where shared_with is not null`.execute(db);
  await sql`create index document_shares_of_address on document_shares (tenant, address_key, shared_at desc)
    where address_key is not null`.execute(db);
  await sql`create index document_shares_by_person on document_shares (tenant, shared_by, shared_at desc)`.execute(
    db,
  );
  await sql`create index document_shares_of_document on document_shares (content_id)`.execute(db);
  await closeToOtherTenants(db, 'document_shares');
  await grantToServer(db, 'document_shares');
}
