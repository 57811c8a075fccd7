import { sql, type Kysely, type Selectable } from 'kysely';
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
  { keyword, most }: { readonly keyword: string; readonly most: number },
): Promise<GroupRow[]> {
  const words = keyword.trim().toLowerCase();
  return groupRows(db, whose)
    .$if(words !== '', (query) => query.where(sql`strpos(lower(groups.name), ${words})`, '>', sql<number>`0`))
    .orderBy(sql`lower(groups.name)`)
    .orderBy('groups.id')
    .limit(most)
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

/** Which of these groups somebody belongs to, held so that none of them goes until the transaction ends. */
export async function heldGroup(transaction: Db, whose: Whose, id: number): Promise<Held | null> {
  const found = await belonging(transaction, whose)
    .select(['groups.id', 'groups.created_by', 'groups.name', 'groups.description', 'groups.modified_at'])
    .where('groups.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** A group that nobody else changes meanwhile. */
export type Held = Pick<
  Selectable<GroupTables['groups']>,
  'id' | 'created_by' | 'name' | 'description' | 'modified_at'
>;
