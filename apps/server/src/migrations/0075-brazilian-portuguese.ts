import { sql, type Kysely } from 'kysely';

/** The Portuguese of the interface is named by its tag: `pt` becomes `pt-BR` where a choice of it is saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['mails', 'license_agreements']) {
    const name = sql.table(table);
    // In all tenants: row-level security would leave none to the owner.
    await sql`alter table ${name} no force row level security`.execute(db);
    await sql`update ${name} set language = 'pt-BR' where language = 'pt'`.execute(db);
    await sql`alter table ${name} force row level security`.execute(db);
  }
}
