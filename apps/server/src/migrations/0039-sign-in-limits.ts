import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** Wrong passwords are counted by person, and what partners have vouched is remembered so that it counts once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Counters end after a quarter of an hour: those by name are not carried over.
  await sql`truncate sign_in_failures`.execute(db);
  await sql`alter table sign_in_failures rename column name to subject`.execute(db);
  await sql`create table spent_assertions (
    tenant text not null references tenants,
    hash text not null,
    expires_at timestamptz not null,
    primary key (tenant, hash)
  )`.execute(db);
  await closeToOtherTenants(db, 'spent_assertions');
  await grantToServer(db, 'spent_assertions');
}
