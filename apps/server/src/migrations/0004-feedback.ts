import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** What readers say of searches, and of which kind a recorded search was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback (
    tenant text not null references tenants,
    id bigint generated always as identity,
    at timestamptz not null,
    person_id uuid not null,
    account_id text not null,
    search_query text not null,
    search_type text not null,
    looking_for text not null,
    more text not null,
    refinements text not null,
    version text not null,
    primary key (tenant, id)
  )`.execute(db);
  await sql`create index feedback_by_time on feedback (tenant, at)`.execute(db);
  await closeToOtherTenants(db, 'feedback');
  await grantToServer(db, 'feedback');
  await sql`alter table usage_events add column search_type text`.execute(db);
}
