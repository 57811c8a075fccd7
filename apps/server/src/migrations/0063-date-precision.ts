import { sql, type Kysely } from 'kysely';

/** When a document was last updated, as exact as its source gives it; `published` has been stored so since 0002. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column updated text`.execute(db);
}
