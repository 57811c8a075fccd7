import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { GroupTables } from './tables.ts';

type Db = Kysely<GroupTables & SessionTables>;

/** How many groups someone owns in each account in which they own any. */
export async function groupsOwnedBy(
  db: Db,
  personId: string,
): Promise<{ account_id: string; count: number }[]> {
  return db
    .selectFrom('groups')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('created_by', '=', personId)
    .groupBy('account_id')
    .execute();
}

/** Owners of groups who have left the account, or are deactivated, with how many groups each has in it. */
export async function ownersOfGroupsWhoLeft(db: Db) {
  return db
    .selectFrom('groups')
    .leftJoin('people', 'people.id', 'groups.created_by')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'groups.created_by')
        .onRef('memberships.account_id', '=', 'groups.account_id'),
    )
    .where(({ eb, or }) =>
      or([eb('memberships.person_id', 'is', null), eb('people.is_activated', '=', false)]),
    )
    .select(({ fn }) => [
      'groups.account_id',
      'groups.created_by as owner',
      sql<string>`max(trim(groups.created_by_first_name || ' ' || groups.created_by_last_name))`.as('name'),
      fn.countAll<number>().as('count'),
    ])
    .groupBy(['groups.account_id', 'groups.created_by'])
    .execute();
}

/** Gives all groups that someone owns in an account to someone else of it; returns how many. */
export async function transferGroups(
  within: Db,
  { accountId, from, to, now }: { accountId: string; from: string; to: NewOwner; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await within
    .updateTable('groups')
    .set({
      created_by: to.id,
      created_by_first_name: to.first_name,
      created_by_last_name: to.last_name,
      // It named what the former owner sent; no one sends that again.
      creation_key: null,
      modified_at: now,
    })
    .where('account_id', '=', accountId)
    .where('created_by', '=', from)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type NewOwner = { readonly id: string; readonly first_name: string; readonly last_name: string };
