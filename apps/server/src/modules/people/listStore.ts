import type { PeopleSort, PersonState } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { sql, type Kysely } from 'kysely';
import type { SessionTables } from '../session/index.ts';

type Db = Kysely<SessionTables>;

/** Which people are asked for. */
export type PeopleQuery = {
  readonly search: string;
  readonly accountId?: string | undefined;
  readonly authority?: Authority | undefined;
  readonly state?: PersonState | undefined;
};

type Page = {
  readonly sort: PeopleSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly size: number;
};

const rowColumns = [
  'people.id',
  'people.sign_in_name',
  'people.email',
  'people.first_name',
  'people.last_name',
  'people.user_type',
  'people.authorities',
  'people.last_sign_in_at',
] as const;

/** A page of people, with their status now; `lockedIds` are those who cannot sign in for now. */
export async function peopleOf(db: Db, query: PeopleQuery, lockedIds: readonly string[], at: Page) {
  // The page is found by an index before anything is read of those who are on it.
  const page = matchingPeople(db, query, lockedIds)
    .select('people.id')
    .orderBy(orders[at.sort](at.direction))
    .orderBy('people.id', at.direction)
    .limit(at.size)
    .offset(at.page * at.size);
  return db
    .selectFrom('people')
    .where('people.id', 'in', page)
    .select(rowColumns)
    .select([stateOf(lockedIds).as('state')])
    .orderBy(orders[at.sort](at.direction))
    .orderBy('people.id', at.direction)
    .execute();
}

/** How many people are asked for. */
export async function countOf(db: Db, query: PeopleQuery, lockedIds: readonly string[]): Promise<number> {
  const { count } = await matchingPeople(db, query, lockedIds)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A person as they are in a list, or null. */
export async function listedPerson(db: Db, id: string, lockedIds: readonly string[]) {
  const found = await db
    .selectFrom('people')
    .select([...rowColumns, 'people.invited_at'])
    .select([stateOf(lockedIds).as('state')])
    .where('people.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** The accounts that some people read through, by name. */
export async function accountsOfPeople(db: Db, personIds: readonly string[]) {
  if (personIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select(['memberships.person_id', 'accounts.id', 'accounts.name', 'accounts.number'])
    .where('memberships.person_id', 'in', personIds)
    .orderBy(sql`lower(accounts.name)`)
    .orderBy('accounts.id')
    .execute();
  return Map.groupBy(rows, ({ person_id }) => person_id);
}

type Row = Awaited<ReturnType<typeof peopleOf>>[number];

/** Someone as lists show them. */
export const onTheWire = (
  row: Row,
  accounts: readonly { readonly id: string; readonly name: string; readonly number: string }[],
) => ({
  id: row.id,
  signInName: row.sign_in_name,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  userType: row.user_type,
  authorities: [...row.authorities],
  state: row.state,
  accounts: accounts.map(({ id, name, number }) => ({ id, name, number })),
  lastSignIn: row.last_sign_in_at?.toISOString() ?? null,
});

const matchingPeople = (
  db: Db,
  { search, accountId, authority, state }: PeopleQuery,
  lockedIds: readonly string[],
) =>
  db
    .selectFrom('people')
    .$if(search !== '', (query) =>
      query.where(
        'people.searched',
        'like',
        `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
      ),
    )
    .$if(accountId !== undefined, (query) =>
      query.where('people.id', 'in', (some) =>
        some
          .selectFrom('memberships')
          .select('person_id')
          .where('account_id', '=', accountId ?? ''),
      ),
    )
    .$if(authority !== undefined, (query) =>
      query.where(sql<boolean>`people.authorities @> array[${authority}]::text[]`),
    )
    .$if(state !== undefined, (query) => query.where(stands(lockedIds)[state ?? 'active']));

/** The status of a person: deactivated people come first. */
function stateOf(lockedIds: readonly string[]) {
  const { deactivated, locked, invited } = stands(lockedIds);
  return sql<PersonState>`case when ${deactivated} then 'deactivated' when ${locked} then 'locked'
    when ${invited} then 'invited' else 'active' end`;
}

/** The condition that selects exactly the people with a status. */
function stands(lockedIds: readonly string[]) {
  const isClosed =
    lockedIds.length === 0 ? sql<boolean>`false` : sql<boolean>`people.id = any(${lockedIds}::uuid[])`;
  const isAwaited = sql<boolean>`(people.invited_at is not null and people.last_sign_in_at is null)`;
  return {
    deactivated: sql<boolean>`not people.is_activated`,
    locked: sql<boolean>`people.is_activated and ${isClosed}`,
    invited: sql<boolean>`people.is_activated and ${isAwaited} and not ${isClosed}`,
    active: sql<boolean>`people.is_activated and not ${isAwaited} and not ${isClosed}`,
  };
}

const orders = {
  name: (direction: 'asc' | 'desc') => sql`people.name_order ${sql.raw(direction)}`,
  email: (direction: 'asc' | 'desc') => sql`lower(people.email) ${sql.raw(direction)}`,
  lastSignIn: (direction: 'asc' | 'desc') =>
    sql`people.last_sign_in_at ${sql.raw(direction === 'asc' ? 'asc nulls first' : 'desc nulls last')}`,
};
