import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { GroupTables } from './tables.ts';

type Db = Kysely<GroupTables & SessionTables>;

const members = (db: Db) =>
  db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .leftJoin('people', 'people.id', 'group_members.person_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.person_id', '=', 'group_members.person_id')
        .onRef('memberships.account_id', '=', 'groups.account_id'),
    )
    .select(({ fn, eb }) => [
      'group_members.group_id',
      'group_members.person_id',
      fn.coalesce('people.first_name', 'group_members.first_name').as('first_name'),
      fn.coalesce('people.last_name', 'group_members.last_name').as('last_name'),
      fn.coalesce('people.sign_in_name', sql<string>`''`).as('sign_in_name'),
      fn.coalesce('people.email', sql<string>`''`).as('email'),
      eb('memberships.person_id', 'is', null).or('people.is_activated', '=', false).as('has_left'),
    ]);

/** Somebody in a group; who has left the account stays in it by name. */
export type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

/** Who is in each of these groups, by first and last name. */
export async function rostersOf(db: Db, groupIds: readonly number[]): Promise<Map<number, MemberRow[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await members(db)
    .where('group_members.group_id', '=', ({ fn, val }) => fn.any(val([...groupIds])))
    .orderBy(sql`lower(coalesce(people.first_name, group_members.first_name))`)
    .orderBy(sql`lower(coalesce(people.last_name, group_members.last_name))`)
    .orderBy('group_members.person_id')
    .execute();
  return Map.groupBy(rows, ({ group_id }) => group_id);
}
