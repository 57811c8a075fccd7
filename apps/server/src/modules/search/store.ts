import type { Insertable, Kysely } from 'kysely';
import type { SearchTables } from './tables.ts';

/** Keeps what a reader says of a search; answers its number. */
export async function saveFeedback(
  db: Kysely<SearchTables>,
  feedback: Insertable<SearchTables['feedback']>,
): Promise<number> {
  const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** How much feedback there is. */
export async function feedbackCount(db: Kysely<Pick<SearchTables, 'feedback'>>): Promise<number> {
  const { count } = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
