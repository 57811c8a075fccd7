import { sql, type Kysely } from 'kysely';

/** Whether single keys are shortcuts for a person, among their preferences. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column shortcuts text check (shortcuts in ('on', 'off'))`.execute(db);
}
