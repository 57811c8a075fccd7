import type { CollectionSort } from '@norma/contracts';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { CollectionTables } from './tables.ts';

/** What is read to answer about collections. */
export type Tables = CollectionTables & DocumentTables & SessionTables;
type Db = Kysely<Tables>;

const columns = [
  'collections.id',
  'collections.account_id',
  'collections.name',
  'collections.description',
  'collections.is_for_account',
  'collections.version',
  'collections.changed_at',
  'collections.changed_by_name',
] as const;

/** A collection as it is kept. */
export type Row = Omit<Selectable<CollectionTables['collections']>, 'tenant'>;

/** A collection with how many documents and people it has. */
export type CountedRow = Row & { readonly documents: number; readonly people: number };

/** The collections of an account: how many documents of these publishers, and how many people of the account, they have. */
const counted = (db: Db, { accountId, publishers }: Of) =>
  db
    .selectFrom('collections')
    .select(columns)
    .select((eb) => [
      eb
        .selectFrom('collection_documents')
        .innerJoin('documents', 'documents.content_id', 'collection_documents.content_id')
        .whereRef('collection_documents.collection_id', '=', 'collections.id')
        .where('documents.publisher_code', 'in', [...publishers])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('documents'),
      eb
        .selectFrom('collection_people')
        .innerJoin('memberships', 'memberships.person_id', 'collection_people.person_id')
        .whereRef('collection_people.collection_id', '=', 'collections.id')
        .whereRef('memberships.account_id', '=', 'collections.account_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .where('collections.account_id', '=', accountId);

/** Of which account, and the documents of which publishers are there. */
export type Of = { readonly accountId: string; readonly publishers: readonly string[] };

/** How many collections an account has. */
export async function collectionCount(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('collections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of an account's collections by name. */
export async function collectionsOf(
  db: Db,
  of: Of,
  { page, size, sortType }: { page: number; size: number; sortType: CollectionSort },
): Promise<CountedRow[]> {
  const direction = sortType === 'ALPHA_ASC' ? 'asc' : 'desc';
  return counted(db, of)
    .orderBy(sql`lower(collections.name)`, direction)
    .offset(page * size)
    .limit(size)
    .execute();
}

/** A collection of an account, or null. */
export async function collectionOf(db: Db, of: Of, id: number): Promise<CountedRow | null> {
  return (await counted(db, of).where('collections.id', '=', id).executeTakeFirst()) ?? null;
}

/** A collection of an account, which nobody else changes until the transaction ends; or null. */
export async function heldCollection(transaction: Db, accountId: string, id: number): Promise<Row | null> {
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
  const made = await db
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
  return made?.id ?? null;
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

/** Says that somebody has changed what is in a collection. */
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
