import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { GroupTables } from './tables.ts';

type Db = Kysely<GroupTables & SessionTables>;

/** Through which account someone reads: they see the groups of it that are theirs or that they are in. */
export type GroupViewer = { readonly accountId: string; readonly personId: string };

/** The groups that someone made or is in, of the account that they read through. */
export const belonging = (db: Db, { accountId, personId }: GroupViewer) =>
  db
    .selectFrom('groups')
    .where('groups.account_id', '=', accountId)
    .where('groups.id', 'in', (some) =>
      some
        .selectFrom('groups as made')
        .select('made.id')
        .where('made.account_id', '=', accountId)
        .where('made.created_by', '=', personId)
        .union(
          some
            .selectFrom('group_members')
            .select('group_members.group_id as id')
            .where('group_members.person_id', '=', personId),
        ),
    );

const groupRows = (db: Db, viewer: GroupViewer) =>
  belonging(db, viewer)
    .leftJoin('people', 'people.id', 'groups.created_by')
    .select(({ fn, selectFrom }) => [
      'groups.id',
      'groups.account_id',
      'groups.created_by',
      fn.coalesce('people.first_name', 'groups.created_by_first_name').as('created_by_first_name'),
      fn.coalesce('people.last_name', 'groups.created_by_last_name').as('created_by_last_name'),
      'groups.name',
      'groups.description',
      'groups.created_at',
      'groups.modified_at',
      selectFrom('group_members')
        .select(fn.countAll<number>().as('count'))
        .whereRef('group_members.group_id', '=', 'groups.id')
        .as('members'),
      selectFrom('group_documents')
        .select(fn.countAll<number>().as('count'))
        .whereRef('group_documents.group_id', '=', 'groups.id')
        .as('documents'),
    ]);

/** A group as cards show it. */
export type GroupRow = Awaited<ReturnType<ReturnType<typeof groupRows>['execute']>>[number];

/** The groups that someone belongs to, by name in any letter case. */
export async function groupsOf(db: Db, viewer: GroupViewer): Promise<GroupRow[]> {
  return groupRows(db, viewer)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** Some of the groups that someone belongs to, by name in any letter case. */
export async function groupsNamed(
  db: Db,
  viewer: GroupViewer,
  { keyword, max }: { readonly keyword: string; readonly max: number },
): Promise<GroupRow[]> {
  const words = keyword.trim().toLowerCase();
  return groupRows(db, viewer)
    .$if(words !== '', (query) => query.where(sql`strpos(lower(groups.name), ${words})`, '>', sql<number>`0`))
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .limit(max)
    .execute();
}

/** The groups that someone belongs to and that have a document, by name in any letter case. */
export async function groupsHolding(db: Db, viewer: GroupViewer, contentId: number): Promise<GroupRow[]> {
  return groupRows(db, viewer)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('group_documents')
          .select('group_documents.group_id')
          .whereRef('group_documents.group_id', '=', 'groups.id')
          .where('group_documents.content_id', '=', contentId),
      ),
    )
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** A group that someone belongs to, or null. */
export async function groupOf(db: Db, viewer: GroupViewer, id: number): Promise<GroupRow | null> {
  return (await groupRows(db, viewer).where('groups.id', '=', id).executeTakeFirst()) ?? null;
}

/** A group that someone belongs to, which no one else changes until the transaction ends; null for another. */
export async function lockedGroup(
  transaction: Db,
  viewer: GroupViewer,
  id: number,
): Promise<LockedGroup | null> {
  const found = await belonging(transaction, viewer)
    .select(['groups.id', 'groups.created_by', 'groups.name', 'groups.description', 'groups.modified_at'])
    .where('groups.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** A group as it is held. */
export type LockedGroup = Pick<
  Selectable<GroupTables['groups']>,
  'id' | 'created_by' | 'name' | 'description' | 'modified_at'
>;

/** The group that someone has made under a key already, or null. */
export async function madeBefore(
  db: Db,
  { accountId, personId }: GroupViewer,
  key: string,
): Promise<number | null> {
  const found = await db
    .selectFrom('groups')
    .select('id')
    .where('account_id', '=', accountId)
    .where('created_by', '=', personId)
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** How many groups of an account someone has made. */
export async function countCreated(db: Db, { accountId, personId }: GroupViewer): Promise<number> {
  const { count } = await db
    .selectFrom('groups')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('created_by', '=', personId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Keeps a new group; one of the same key that was made at the same moment is answered in its place. */
export async function insertGroup(
  db: Db,
  row: Insertable<GroupTables['groups']>,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const inserted = await db
    .insertInto('groups')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return { id: inserted.id, isNew: true };
  const viewer = { accountId: row.account_id, personId: row.created_by };
  const id = row.creation_key && (await madeBefore(db, viewer, row.creation_key));
  if (!id) throw new Error('A group could not be saved, and no group has its key');
  return { id, isNew: false };
}

/** Writes what a group is called, and that it has changed. */
export async function changeTexts(
  db: Db,
  {
    id,
    name,
    description,
    now,
  }: { readonly id: number; readonly name: string; readonly description: string; readonly now: Date },
): Promise<void> {
  await db.updateTable('groups').set({ name, description, modified_at: now }).where('id', '=', id).execute();
}

/** Removes a group with its lists. */
export async function removeGroup(db: Db, id: number): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', id).execute();
}
