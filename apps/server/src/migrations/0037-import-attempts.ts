import { sql, type Kysely } from 'kysely';

/** How often an import was begun without getting any further: one that ends the server each time must not go on so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table imports add column attempts int not null default 0`.execute(db);
}
