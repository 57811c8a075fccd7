import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { FavouriteTables } from './tables.ts';

type Db = Kysely<FavouriteTables>;
type Favourite = { readonly personId: string; readonly contentId: number };

/** Whose favourites, among the documents of which publishers. */
type Whose = { readonly personId: string; readonly publishers: readonly string[] };

const offeredFavourites = (db: Kysely<FavouriteTables & DocumentTables>, { personId, publishers }: Whose) =>
  db
    .selectFrom('favourites')
    .innerJoin('documents', 'documents.content_id', 'favourites.content_id')
    .where('person_id', '=', personId)
    .where('documents.publisher_code', 'in', [...publishers]);

/** How many favourites somebody has. */
export async function favouriteCount(
  db: Kysely<FavouriteTables & DocumentTables>,
  whose: Whose,
): Promise<number> {
  const { count } = await offeredFavourites(db, whose)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of somebody's favourites by the titles of the documents. */
export async function favouritesOf(
  db: Kysely<FavouriteTables & DocumentTables>,
  whose: Whose,
  { page, size, sort }: { readonly page: number; readonly size: number; readonly sort: 'asc' | 'desc' },
): Promise<{ id: number; content_code: string }[]> {
  return offeredFavourites(db, whose)
    .select(['favourites.id', 'documents.content_code'])
    .orderBy(sql`lower(documents.title_text)`, sort)
    .orderBy('favourites.id', sort)
    .offset(page * size)
    .limit(size)
    .execute();
}

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

/** Which of some documents are somebody's favourites: the number of each by that of its document. */
export async function favouritesAmong(
  db: Db,
  { personId, contentIds }: { readonly personId: string; readonly contentIds: readonly number[] },
): Promise<Map<number, number>> {
  if (contentIds.length === 0) return new Map();
  const found = await db
    .selectFrom('favourites')
    .select(['content_id', 'id'])
    .where('person_id', '=', personId)
    .where('content_id', 'in', [...contentIds])
    .execute();
  return new Map(found.map(({ content_id, id }) => [content_id, id]));
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
