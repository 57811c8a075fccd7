import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { TrackingTables } from './tables.ts';

type Db = Kysely<TrackingTables>;

/** A family that someone follows, or followed once. */
export type Tracked = { readonly id: number; readonly is_on: boolean };

/** Whether someone follows the family of a designation among these publishers; null where they never did. */
export async function trackedFamily(
  db: Kysely<TrackingTables & DocumentTables>,
  query: { readonly personId: string; readonly family: string; readonly publishers: readonly string[] },
): Promise<Tracked | null> {
  const found = await db
    .selectFrom('tracked_documents')
    .innerJoin('families', 'families.id', 'tracked_documents.family_id')
    .select(['tracked_documents.id', 'is_on'])
    .where('person_id', '=', query.personId)
    .where('families.designation', '=', query.family)
    .where('families.publisher_code', 'in', [...query.publishers])
    .orderBy('since', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

/** Whose tracked documents, among those of which publishers; with what was followed once, where that is wanted too. */
type TrackerOwner = {
  readonly personId: string;
  readonly publishers: readonly string[];
  readonly withThoseOff?: boolean;
};

const followed = (
  db: Kysely<TrackingTables & DocumentTables>,
  { personId, publishers, withThoseOff = false }: TrackerOwner,
) =>
  db
    .selectFrom('tracked_documents')
    .innerJoin('documents', 'documents.content_id', 'tracked_documents.content_id')
    .where('person_id', '=', personId)
    .$if(!withThoseOff, (query) => query.where('is_on', '=', true))
    .where('documents.publisher_code', 'in', [...publishers]);

/** How many documents someone follows. */
export async function trackedCount(
  db: Kysely<TrackingTables & DocumentTables>,
  owner: TrackerOwner,
): Promise<number> {
  const { count } = await followed(db, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of the documents that someone follows, latest first; those that are followed no more before the rest. */
export async function trackedOf(
  db: Kysely<TrackingTables & DocumentTables>,
  owner: TrackerOwner,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ id: number; content_code: string; family_id: number; since: Date; is_on: boolean }[]> {
  return followed(db, owner)
    .select(['tracked_documents.id', 'documents.content_code', 'documents.family_id', 'since', 'is_on'])
    .$if(owner.withThoseOff ?? false, (query) => query.orderBy('is_on'))
    .orderBy('since', 'desc')
    .orderBy('tracked_documents.id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
}

/** Follows the family of a document, or follows it again; one that is followed stays as it is. */
export async function trackFamily(
  db: Db,
  tracked: {
    readonly tenant: string;
    readonly personId: string;
    readonly familyId: number;
    readonly contentId: number;
    readonly now: Date;
  },
): Promise<Tracked> {
  return db
    .insertInto('tracked_documents')
    .values({
      tenant: tracked.tenant,
      person_id: tracked.personId,
      family_id: tracked.familyId,
      content_id: tracked.contentId,
      is_on: true,
      since: tracked.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'person_id', 'family_id']).doUpdateSet({ is_on: true }),
    )
    .returning(['id', 'is_on'])
    .executeTakeFirstOrThrow();
}

/** Stops following what someone follows, or follows it again; null where it is not theirs. */
export async function toggleTracked(
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: number },
): Promise<Tracked | null> {
  const toggled = await db
    .updateTable('tracked_documents')
    .set({ is_on: sql<boolean>`not is_on` })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning(['id', 'is_on'])
    .executeTakeFirst();
  return toggled ?? null;
}

/** Forgets that someone follows something, if they do. */
export async function removeTracked(
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: number },
): Promise<void> {
  await db.deleteFrom('tracked_documents').where('person_id', '=', personId).where('id', '=', id).execute();
}

/** The documents that someone follows, the latest first, at most so many. */
export async function trackedContentIds(
  db: Kysely<TrackingTables & DocumentTables>,
  { limit, ...owner }: TrackerOwner & { readonly limit: number },
): Promise<number[]> {
  const rows = await followed(db, owner)
    .select('documents.content_id')
    .orderBy('tracked_documents.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content_id }) => content_id);
}
