import type { Kysely } from 'kysely';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;
type Counts = Map<number, number>;

/** How many documents of these publishers each of some collections has. */
export async function documentCounts(
  db: Db,
  ids: readonly number[],
  publishers: readonly string[],
): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('collection_documents')
    .innerJoin('documents', 'documents.content_id', 'collection_documents.content_id')
    .select(['collection_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('collection_id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .where('documents.publisher_code', 'in', [...publishers])
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, count]));
}

/** With how many people of an account each of some collections is shared by name. */
export async function peopleCounts(db: Db, ids: readonly number[], accountId: string): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('collection_people')
    .innerJoin('memberships', 'memberships.person_id', 'collection_people.person_id')
    .select(['collection_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('collection_id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .where('memberships.account_id', '=', accountId)
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, count]));
}

/** How many groups have each of some collections. */
export async function groupCounts(db: Db, ids: readonly number[]): Promise<Counts> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('collection_groups')
    .select(['collection_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('collection_id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .groupBy('collection_id')
    .execute();
  return new Map(rows.map(({ collection_id, count }) => [collection_id, count]));
}
