import type { Insertable, Kysely } from 'kysely';
import type { SearchTables } from './tables.ts';

/** Keeps what a reader says of a search; answers its number. */
export async function keepFeedback(
  db: Kysely<SearchTables>,
  feedback: Insertable<SearchTables['feedback']>,
): Promise<number> {
  const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow();
  return id;
}
