import type { CollectionGroup } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;
type Of = { readonly tenant: string; readonly collectionId: number };

/** The groups that have a collection, by name. */
export async function groupsWith(db: Db, collectionId: number): Promise<CollectionGroup[]> {
  return db
    .selectFrom('collection_groups')
    .innerJoin('groups', 'groups.id', 'collection_groups.group_id')
    .select(['groups.id', 'groups.name'])
    .where('collection_id', '=', collectionId)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** Shares a collection with these people and groups, and with no others. */
export async function shareWith(
  transaction: Db,
  { tenant, collectionId }: Of,
  { people, groups }: { readonly people: readonly string[]; readonly groups: readonly number[] },
): Promise<void> {
  await transaction.deleteFrom('collection_people').where('collection_id', '=', collectionId).execute();
  await transaction.deleteFrom('collection_groups').where('collection_id', '=', collectionId).execute();
  if (people.length > 0)
    await transaction
      .insertInto('collection_people')
      .values(people.map((person_id) => ({ tenant, collection_id: collectionId, person_id })))
      .execute();
  if (groups.length > 0)
    await transaction
      .insertInto('collection_groups')
      .values(groups.map((group_id) => ({ tenant, collection_id: collectionId, group_id })))
      .execute();
}
