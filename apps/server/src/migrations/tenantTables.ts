import { sql, type Kysely } from 'kysely';

/**
 * Closes tables to every tenant but the one that the connection is set to: row-level security, forced on the
 * owner too, on the column `tenant`. A connection without a tenant sees no row.
 */
export async function closeToOtherTenants(db: Kysely<unknown>, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    const name = sql.table(table);
    await sql`alter table ${name} enable row level security`.execute(db);
    await sql`alter table ${name} force row level security`.execute(db);
    await sql`create policy own_tenant on ${name}
      using (tenant = nullif(current_setting('norma.tenant', true), ''))
      with check (tenant = nullif(current_setting('norma.tenant', true), ''))`.execute(db);
  }
}

/** Lets the serving role read and write tables; it never owns any. */
export async function grantToServer(db: Kysely<unknown>, ...tables: string[]): Promise<void> {
  for (const table of tables) {
    await sql`grant select, insert, update, delete on ${sql.table(table)} to norma_server`.execute(db);
  }
}
