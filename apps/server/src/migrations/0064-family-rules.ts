import { sql, type Kysely } from 'kysely';

/** The rules by which the families of stored texts were found: a release with others finds them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table followed_library add column family_rules int not null default 1`.execute(db);
}
