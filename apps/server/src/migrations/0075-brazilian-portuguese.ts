import { sql, type Kysely } from 'kysely';

/** The Portuguese of the interface is named by its tag: `pt` becomes `pt-BR` where a choice of it is saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update mails set language = 'pt-BR' where language = 'pt'`.execute(db);
  await sql`update license_agreements set language = 'pt-BR' where language = 'pt'`.execute(db);
}
