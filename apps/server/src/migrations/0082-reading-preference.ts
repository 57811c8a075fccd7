import { sql, type Kysely } from 'kysely';

/** How a person wants texts to be set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column reading text`.execute(db);
}
