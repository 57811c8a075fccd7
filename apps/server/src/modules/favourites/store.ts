import type { Kysely } from 'kysely';
import type { FavouriteTables } from './tables.ts';

type Db = Kysely<FavouriteTables>;
type Favourite = { readonly personId: string; readonly contentId: number };

/** The number under which a document is somebody's favourite; null where it is none. */
export async function favouriteOf(db: Db, { personId, contentId }: Favourite): Promise<number | null> {
  const found = await db
    .selectFrom('favourites')
    .select('id')
    .where('person_id', '=', personId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Makes a document somebody's favourite, once however often it is asked; answers its number. */
export async function addFavourite(
  db: Db,
  { tenant, personId, contentId, now }: Favourite & { readonly tenant: string; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('favourites')
    .values({ tenant, person_id: personId, content_id: contentId, added_at: now })
    .onConflict((conflict) =>
      // Changes nothing, but returns the row that is there.
      conflict.columns(['tenant', 'person_id', 'content_id']).doUpdateSet({ content_id: contentId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes one of somebody's favourites away, if it is still there. */
export async function removeFavourite(
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: number },
): Promise<void> {
  await db.deleteFrom('favourites').where('person_id', '=', personId).where('id', '=', id).execute();
}
