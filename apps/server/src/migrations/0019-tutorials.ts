import { sql, type Kysely } from 'kysely';

/** Films about the library itself, beside those about documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table training_videos add is_tutorial boolean not null default false`.execute(db);
  // What the demo had as a tutorial was one.
  await sql`update training_videos set is_tutorial = true where section = 'tutorial'`.execute(db);
}
