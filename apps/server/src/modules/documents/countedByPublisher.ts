import type { Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

/** How many documents the library has of each of some publishers; those without any are left out. */
export async function documentsByPublisher(
  db: Kysely<DocumentTables>,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('documents')
    .select(['publisher_code', ({ fn }) => fn.countAll<number>().as('count')])
    .where('publisher_code', '=', ({ fn, val }) => fn.any(val([...codes])))
    .groupBy('publisher_code')
    .execute();
  return new Map(rows.map(({ publisher_code, count }) => [publisher_code, count]));
}
