import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';
import type { PersonRow } from './people.ts';
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
    .select(({ fn }) => [
      'group_members.group_id',
      'group_members.person_id',
      fn.coalesce('people.first_name', 'group_members.first_name').as('first_name'),
      fn.coalesce('people.last_name', 'group_members.last_name').as('last_name'),
      fn.coalesce('people.sign_in_name', sql<string>`''`).as('sign_in_name'),
      fn.coalesce('people.email', sql<string>`''`).as('email'),
      sql<boolean>`memberships.person_id is null or not people.is_activated`.as('has_left'),
    ]);

/** Someone in a group; who has left the account stays in it by name. */
export type MemberRow = Awaited<ReturnType<ReturnType<typeof members>['execute']>>[number];

/** Who is in each of these groups, by first and last name. */
export async function membersOfGroups(
  db: Db,
  groupIds: readonly number[],
): Promise<Map<number, MemberRow[]>> {
  if (groupIds.length === 0) return new Map();
  const rows = await members(db)
    .where('group_members.group_id', '=', ({ fn, val }) => fn.any(val([...groupIds])))
    .orderBy(sql`lower(coalesce(people.first_name, group_members.first_name))`)
    .orderBy(sql`lower(coalesce(people.last_name, group_members.last_name))`)
    .orderBy('group_members.person_id')
    .execute();
  return Map.groupBy(rows, ({ group_id }) => group_id);
}

/** The ids of those who are in a group. */
export async function idsIn(db: Db, groupId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('person_id')
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ person_id }) => person_id);
}

/** Puts people into a group; who is in it already stays. */
export async function insertMembers(
  db: Db,
  {
    tenant,
    groupId,
    people,
    now,
  }: {
    readonly tenant: string;
    readonly groupId: number;
    readonly people: readonly PersonRow[];
    readonly now: Date;
  },
): Promise<void> {
  for (let from = 0; from < people.length; from += atOnce) {
    const rows = people.slice(from, from + atOnce).map(({ person_id, first_name, last_name }) => ({
      tenant,
      group_id: groupId,
      person_id,
      first_name,
      last_name,
      added_at: now,
    }));
    await db
      .insertInto('group_members')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Takes everyone out of a group but these. */
export async function removeMembersBut(db: Db, groupId: number, personIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where(({ eb, fn, val }) => eb('person_id', '<>', fn<string>('all', [val([...personIds])])))
    .execute();
}

// A statement has at most 65,535 parameters.
const atOnce = 1_000;
