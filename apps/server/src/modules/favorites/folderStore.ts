import type { FavoriteFolder } from '@norma/contracts';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { FavoriteTables } from './tables.ts';

type Db = Kysely<FavoriteTables>;
type Folder = { readonly personId: string; readonly id: number };

/** Someone's folders by name, each with how many favorites of these publishers are in it. */
export async function foldersOf(
  db: Kysely<FavoriteTables & DocumentTables>,
  { personId, publishers }: { readonly personId: string; readonly publishers: readonly string[] },
): Promise<FavoriteFolder[]> {
  return db
    .selectFrom('favorite_folders as folder')
    .select(({ selectFrom, fn }) => [
      'folder.id',
      'folder.name',
      selectFrom('filed_favorites as filed')
        .innerJoin('favorites', 'favorites.id', 'filed.favorite_id')
        .innerJoin('documents', 'documents.content_id', 'favorites.content_id')
        .whereRef('filed.folder_id', '=', 'folder.id')
        .where('documents.publisher_code', 'in', [...publishers])
        .select(fn.countAll<number>().as('count'))
        .as('count'),
    ])
    .where('folder.person_id', '=', personId)
    .orderBy(sql`lower(folder.name)`)
    .orderBy('folder.id')
    .$castTo<FavoriteFolder>()
    .execute();
}

/** How many folders someone has. */
export async function folderCount(db: Db, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorite_folders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes a folder; null where the person has another one of this name. */
export async function insertFolder(
  db: Db,
  folder: { readonly tenant: string; readonly personId: string; readonly name: string },
): Promise<number | null> {
  const inserted = await db
    .insertInto('favorite_folders')
    .values({ tenant: folder.tenant, person_id: folder.personId, name: folder.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Whether a folder is someone's. */
export async function hasFolder(db: Db, { personId, id }: Folder): Promise<boolean> {
  const found = await db
    .selectFrom('favorite_folders')
    .select('id')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another folder of someone has a name, in whatever letter case. */
export async function isFolderNameTaken(db: Db, { personId, id }: Folder, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('favorite_folders')
    .select('id')
    .where('person_id', '=', personId)
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Renames one of someone's folders. */
export async function renameFolder(db: Db, { personId, id }: Folder, name: string): Promise<void> {
  await db
    .updateTable('favorite_folders')
    .set({ name })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}

/** Takes one of someone's folders away, if it is still there; its favorites stay. */
export async function removeFolder(db: Db, { personId, id }: Folder): Promise<void> {
  await db.deleteFrom('favorite_folders').where('person_id', '=', personId).where('id', '=', id).execute();
}

type Filing = Folder & { readonly tenant: string; readonly favoriteIds: readonly number[] };

/** Puts those of some favorites that are someone's into a folder; one that is in it stays there. */
export async function fileFavorites(db: Db, { tenant, personId, id, favoriteIds }: Filing): Promise<void> {
  if (favoriteIds.length === 0) return;
  await db
    .insertInto('filed_favorites')
    .columns(['tenant', 'folder_id', 'favorite_id'])
    .expression(({ selectFrom, val, fn }) =>
      selectFrom('favorites')
        .select([val(tenant).as('tenant'), sql<number>`${id}::bigint`.as('folder_id'), 'favorites.id'])
        .where('person_id', '=', personId)
        .where('favorites.id', '=', fn.any(val([...favoriteIds]))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes favorites out of a folder. */
export async function unfileFavorites(db: Db, { id, favoriteIds }: Omit<Filing, 'tenant'>): Promise<void> {
  if (favoriteIds.length === 0) return;
  await db
    .deleteFrom('filed_favorites')
    .where('folder_id', '=', id)
    .where('favorite_id', '=', ({ fn, val }) => fn.any(val([...favoriteIds])))
    .execute();
}

/** The folders that some favorites are in, by favorite. */
export async function foldersHolding(db: Db, favoriteIds: readonly number[]): Promise<Map<number, number[]>> {
  if (favoriteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('filed_favorites')
    .select(['favorite_id', 'folder_id'])
    .where('favorite_id', '=', ({ fn, val }) => fn.any(val([...favoriteIds])))
    .orderBy('folder_id')
    .execute();
  const byFavorite = Map.groupBy(rows, ({ favorite_id }) => favorite_id);
  return new Map([...byFavorite].map(([id, held]) => [id, held.map(({ folder_id }) => folder_id)]));
}
