import type { favoriteSorts } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { FavoriteTables } from './tables.ts';

type Db = Kysely<FavoriteTables>;
type Favorite = { readonly personId: string; readonly contentId: number };

/** Whose favorites, among the documents of which publishers; in a folder, and with some words, where that is wanted. */
type FavoritesQuery = {
  readonly personId: string;
  readonly publishers: readonly string[];
  readonly folder?: number | undefined;
  readonly text: string;
};

const offeredFavorites = (
  db: Kysely<FavoriteTables & DocumentTables>,
  { personId, publishers, folder, text }: FavoritesQuery,
) =>
  db
    .selectFrom('favorites')
    .innerJoin('documents', 'documents.content_id', 'favorites.content_id')
    .where('person_id', '=', personId)
    .where('documents.publisher_code', 'in', [...publishers])
    .$if(folder !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('filed_favorites')
            .select('filed_favorites.favorite_id')
            .whereRef('filed_favorites.favorite_id', '=', 'favorites.id')
            .where('filed_favorites.folder_id', '=', folder ?? 0),
        ),
      ),
    )
    .$if(text !== '', (query) =>
      query.where(({ and, eb }) =>
        and(
          text
            .split(/\s+/u)
            .map((word) =>
              eb(
                sql`lower(documents.designation || ' ' || documents.title_text)`,
                'like',
                sql`'%' || lower(${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`,
              ),
            ),
        ),
      ),
    );

/** How many favorites someone has. */
export async function favoriteCount(
  db: Kysely<FavoriteTables & DocumentTables>,
  wanted: FavoritesQuery,
): Promise<number> {
  const { count } = await offeredFavorites(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type Page = {
  readonly page: number;
  readonly size: number;
  readonly by: (typeof favoriteSorts)[number];
  readonly sort: 'asc' | 'desc';
};

const sortedBy = {
  title: sql`lower(documents.title_text)`,
  added: sql`favorites.added_at`,
};

/** A page of someone's favorites. */
export async function favoritesOf(
  db: Kysely<FavoriteTables & DocumentTables>,
  wanted: FavoritesQuery,
  { page, size, by, sort }: Page,
): Promise<{ id: number; added_at: Date; content_code: string }[]> {
  return offeredFavorites(db, wanted)
    .select(['favorites.id', 'favorites.added_at', 'documents.content_code'])
    .orderBy(sortedBy[by], sort)
    .orderBy('favorites.id', sort)
    .offset(page * size)
    .limit(size)
    .execute();
}

/** The number under which a document is someone's favorite; null where it is none. */
export async function favoriteOf(db: Db, { personId, contentId }: Favorite): Promise<number | null> {
  const found = await db
    .selectFrom('favorites')
    .select('id')
    .where('person_id', '=', personId)
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Which of some documents are someone's favorites: the number of each by that of its document. */
export async function favoritesAmong(
  db: Db,
  { personId, contentIds }: { readonly personId: string; readonly contentIds: readonly number[] },
): Promise<Map<number, number>> {
  if (contentIds.length === 0) return new Map();
  const found = await db
    .selectFrom('favorites')
    .select(['content_id', 'id'])
    .where('person_id', '=', personId)
    .where('content_id', 'in', [...contentIds])
    .execute();
  return new Map(found.map(({ content_id, id }) => [content_id, id]));
}

/** Makes a document someone's favorite, once however often it is asked; answers its number. */
export async function addFavorite(
  db: Db,
  { tenant, personId, contentId, now }: Favorite & { readonly tenant: string; readonly now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('favorites')
    .values({ tenant, person_id: personId, content_id: contentId, added_at: now })
    .onConflict((conflict) =>
      // Changes nothing, but returns the row that is there.
      conflict.columns(['tenant', 'person_id', 'content_id']).doUpdateSet({ content_id: contentId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes one of someone's favorites away, if it is still there. */
export async function removeFavorite(
  db: Db,
  { personId, id }: { readonly personId: string; readonly id: number },
): Promise<void> {
  await db.deleteFrom('favorites').where('person_id', '=', personId).where('id', '=', id).execute();
}

/** The documents of someone's favorites, the last added first, at most so many. */
export async function favoriteContentIds(
  db: Kysely<FavoriteTables & DocumentTables>,
  {
    personId,
    publishers,
    limit,
  }: { readonly personId: string; readonly publishers: readonly string[]; readonly limit: number },
): Promise<number[]> {
  const rows = await offeredFavorites(db, { personId, publishers, text: '' })
    .select('documents.content_id')
    .orderBy('favorites.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content_id }) => content_id);
}
