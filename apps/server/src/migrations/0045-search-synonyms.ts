import { sql, type Kysely } from 'kysely';
import { closeToOtherTenants, grantToServer } from './tenantTables.ts';

/** The synonyms that a tenant adds to the built-in ones, as their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_synonyms (
    tenant text primary key references tenants,
    rules text not null,
    changed_at timestamptz not null
  )`.execute(db);
  await closeToOtherTenants(db, 'search_synonyms');
  await grantToServer(db, 'search_synonyms');
}
