import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Requests of readers for access to documents that their accounts do not subscribe to, and their answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table access_requests (
    tenant text not null references tenants,
    id bigint generated always as identity,
    person_id uuid not null,
    account_id text not null,
    content_id bigint not null references documents on delete cascade,
    message text not null,
    requested_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'granted', 'declined')),
    comment text not null default '',
    answered_at timestamptz,
    answered_by uuid,
    primary key (tenant, id),
    foreign key (tenant, person_id) references people on delete cascade,
    foreign key (tenant, account_id) references accounts on delete cascade,
    foreign key (tenant, answered_by) references people on delete set null (answered_by),
    check ((state = 'open') = (answered_at is null))
  )`.execute(db);
  await sql`create unique index access_requests_open on access_requests (tenant, person_id, content_id)
    where state = 'open'`.execute(db);
  await sql`create index access_requests_of_person on access_requests
    (tenant, person_id, content_id, requested_at desc)`.execute(db);
  await sql`create index access_requests_of_account on access_requests
    (tenant, account_id, state, requested_at desc, id desc)`.execute(db);
  await sql`create index access_requests_of_document on access_requests (content_id)`.execute(db);
  await sql`create index access_requests_answered_by on access_requests (tenant, answered_by)
    where answered_by is not null`.execute(db);
  await closeToOtherTenants(db, 'access_requests');
  await grantToServer(db, 'access_requests');
  await sql`alter table notifications drop constraint notifications_kind_check`.execute(db);
  await sql`alter table notifications add constraint notifications_kind_check check (kind in ('new-edition',
    'withdrawal', 'replacement', 'amendment', 'corrigendum', 'translation', 'status', 'text', 'new-documents',
    'new-work-item', 'work-item', 'access-granted', 'access-declined'))`.execute(db);
}
