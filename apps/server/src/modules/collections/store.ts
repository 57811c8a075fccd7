import type { CollectionSort } from '@norma/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { CollectionTables } from './tables.ts';

/** What is read to answer about collections. */
export type Tables = CollectionTables & DocumentTables & GroupTables & SessionTables;
type Db = Kysely<Tables>;

const columns = [
  'id',
  'account_id',
  'name',
  'description',
  'is_for_account',
  'version',
  'changed_at',
  'changed_by_name',
] as const;

/** A collection as it is stored. */
export type Row = Omit<Selectable<CollectionTables['collections']>, 'tenant'>;

/** How many collections an account has. */
export async function collectionCount(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many collections each of some accounts has that has any. */
export async function collectionsIn(
  db: Kysely<CollectionTables>,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('collections')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('account_id', 'in', accountIds)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, count]));
}

/** A page of an account's collections by name. */
export async function collectionsOf(
  db: Db,
  accountId: string,
  { page, size, sortType }: { page: number; size: number; sortType: CollectionSort },
): Promise<Row[]> {
  return db
    .selectFrom('collections')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`, sortType === 'ALPHA_ASC' ? 'asc' : 'desc')
    .offset(page * size)
    .limit(size)
    .execute();
}

/** A collection of an account, or null. */
export async function collectionOf(db: Db, accountId: string, id: number): Promise<Row | null> {
  const found = await db
    .selectFrom('collections')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** A collection of an account, which no one else changes until the transaction ends; or null. */
export async function lockedCollection(transaction: Db, accountId: string, id: number): Promise<Row | null> {
  const found = await transaction
    .selectFrom('collections')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

type Texts = { readonly name: string; readonly description: string };
type Change = { readonly now: Date; readonly by: string };

/** Makes a collection; null where the account has another one of this name. */
export async function insertCollection(
  db: Db,
  { tenant, accountId }: { readonly tenant: string; readonly accountId: string },
  { name, description, now, by }: Texts & Change,
): Promise<number | null> {
  const inserted = await db
    .insertInto('collections')
    .values({
      tenant,
      account_id: accountId,
      name,
      description,
      is_for_account: false,
      version: 1,
      changed_at: now,
      changed_by_name: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Whether another collection of an account has a name, in whatever letter case. */
export async function isNameTaken(
  db: Db,
  { account_id, id }: Pick<Row, 'account_id' | 'id'>,
  name: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('collections')
    .select('id')
    .where('account_id', '=', account_id)
    .where(sql`lower(name)`, '=', sql<string>`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Changes what a collection is called or who has it; it is another state then. */
export async function changeCollection(
  db: Db,
  id: number,
  { now, by, ...changed }: Change & Partial<Texts & { readonly is_for_account: boolean }>,
): Promise<void> {
  await db
    .updateTable('collections')
    .set({ ...changed, version: sql<number>`version + 1`, changed_at: now, changed_by_name: by })
    .where('id', '=', id)
    .execute();
}

/** Says that someone has changed what is in a collection. */
export async function touchCollection(db: Db, id: number, { now, by }: Change): Promise<void> {
  await db
    .updateTable('collections')
    .set({ changed_at: now, changed_by_name: by })
    .where('id', '=', id)
    .execute();
}

/** Deletes a collection; its documents stay in the library. */
export async function deleteCollection(db: Db, id: number): Promise<void> {
  await db.deleteFrom('collections').where('id', '=', id).execute();
}
