import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { GroupTables } from './tables.ts';

type Db = Kysely<GroupTables & SessionTables>;

/** Through which account somebody reads: they see the groups of it that are theirs or that they are in. */
export type Whose = { readonly accountId: string; readonly personId: string };

/** The groups that somebody made or is in, of the account that they read through. */
export const belonging = (db: Db, { accountId, personId }: Whose) =>
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

const groupRows = (db: Db, whose: Whose) =>
  belonging(db, whose)
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

/** The groups that somebody belongs to, by name in any letter case. */
export async function groupsOf(db: Db, whose: Whose): Promise<GroupRow[]> {
  return groupRows(db, whose)
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .execute();
}

/** Some of the groups that somebody belongs to, by name in any letter case. */
export async function groupsNamed(
  db: Db,
  whose: Whose,
  { keyword, max }: { readonly keyword: string; readonly max: number },
): Promise<GroupRow[]> {
  const words = keyword.trim().toLowerCase();
  return groupRows(db, whose)
    .$if(words !== '', (query) => query.where(sql`strpos(lower(groups.name), ${words})`, '>', sql<number>`0`))
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .limit(max)
    .execute();
}

/** The groups that somebody belongs to and that have a document, by name in any letter case. */
export async function groupsHolding(db: Db, whose: Whose, contentId: number): Promise<GroupRow[]> {
  return groupRows(db, whose)
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

/** A group that somebody belongs to, or null. */
export async function groupOf(db: Db, whose: Whose, id: number): Promise<GroupRow | null> {
  return (await groupRows(db, whose).where('groups.id', '=', id).executeTakeFirst()) ?? null;
}

/** A group that somebody belongs to, which nobody else changes until the transaction ends; null for another. */
export async function lockedGroup(transaction: Db, whose: Whose, id: number): Promise<Held | null> {
  const found = await belonging(transaction, whose)
    .select(['groups.id', 'groups.created_by', 'groups.name', 'groups.description', 'groups.modified_at'])
    .where('groups.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** A group as it is held. */
export type Held = Pick<
  Selectable<GroupTables['groups']>,
  'id' | 'created_by' | 'name' | 'description' | 'modified_at'
>;

/** The group that somebody has made under a key already, or null. */
export async function madeBefore(
  db: Db,
  { accountId, personId }: Whose,
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

/** How many groups of an account somebody has made. */
export async function countMade(db: Db, { accountId, personId }: Whose): Promise<number> {
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
  const made = await db
    .insertInto('groups')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const whose = { accountId: row.account_id, personId: row.created_by };
  const id = row.creation_key && (await madeBefore(db, whose, row.creation_key));
  if (!id) throw new Error('A group could not be kept, and there is none of its key');
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
