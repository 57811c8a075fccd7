import type { Authority } from '@norma/contracts/kit';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CollectionTables } from '../collections/index.ts';
import type { CompassPointTables } from '../compass-points/index.ts';
import type { GroupTables } from '../groups/index.ts';
import type { SessionTables } from '../session/index.ts';

/** What is read and written to look after people. */
export type Tables = SessionTables & GroupTables & CompassPointTables & CollectionTables;
type Db = Kysely<Tables>;

const columns = [
  'id',
  'sign_in_name',
  'email',
  'first_name',
  'last_name',
  'user_type',
  'authorities',
  'is_activated',
  'version',
] as const;

/** A person as anyone who looks after them needs to know them. */
export type Row = Pick<Selectable<SessionTables['people']>, (typeof columns)[number]>;

/**
 * Lets no one else change people of a tenant until the transaction ends. They are changed seldom, and who is the last
 * administrator, or has a name already, can only be told while no one else decides the same.
 */
export async function lockPeople(within: Pick<Db, 'getExecutor'>, tenant: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`people of ${tenant}`}, 0))`.execute(within);
}

/** A person of the tenant, or null. */
export async function personRow(db: Db, id: string): Promise<Row | null> {
  return (await db.selectFrom('people').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** How many others could look after the library: administrators who are active, and have an account to read through. */
export async function countOtherAdministrators(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', '<>', id)
    .where('is_activated', '=', true)
    .where('authorities', '<>', sql<Authority[]>`'{}'`)
    .where(sql<boolean>`'ADMIN' = any(authorities)`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships').select('account_id').whereRef('memberships.person_id', '=', 'people.id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether someone else can be meant by a name when they sign in: it is their e-mail address or their sign-in name. */
export async function isNameTaken(db: Db, name: string, butId: string): Promise<boolean> {
  const found = await db
    .selectFrom('people')
    .select('id')
    .where('id', '<>', butId)
    .where(({ eb, fn, or }) =>
      or([
        eb(fn('lower', ['email']), '=', sql<string>`lower(${name})`),
        eb(fn('sign_in_key', ['sign_in_name']), '=', sql<string>`sign_in_key(${name})`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What can be written of someone. */
export type Change = Partial<Omit<Row, 'id' | 'version'>>;

/** Changes what is stored of a person; they are in another state then. */
export async function changePerson(db: Db, id: string, change: Change): Promise<void> {
  await db
    .updateTable('people')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Lets a person read through an account; false where they do already. */
export async function insertMembership(
  db: Db,
  row: { readonly tenant: string; readonly person_id: string; readonly account_id: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Lets a person read through some accounts no more. */
export async function removeMemberships(
  db: Db,
  personId: string,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .deleteFrom('memberships')
    .where('person_id', '=', personId)
    .where('account_id', 'in', accountIds)
    .execute();
  await db
    .deleteFrom('account_selections')
    .where('person_id', '=', personId)
    .where('account_id', 'in', accountIds)
    .execute();
}

/** An account of the tenant, or null. */
export async function accountRow(db: Db, id: string) {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Some accounts by id. */
export async function accountsWithIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Accounts whose name or number has a text, or whose id it is, by name. */
export async function accountsNamed(db: Db, { search, max }: { search: string; max: number }) {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([eb('name', 'ilike', like), eb('number', 'ilike', like), eb('id', '=', search)]),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(max)
    .execute();
}

/** A person who could look after something in an account: active, signing in for themselves, and of that account. */
export async function possibleOwner(db: Db, accountId: string, personId: string) {
  const found = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .select(['people.id', 'people.sign_in_name', 'people.first_name', 'people.last_name', 'people.email'])
    .where('memberships.account_id', '=', accountId)
    .where('people.id', '=', personId)
    .where('people.user_type', '=', 'INDIVIDUAL')
    .where('people.is_activated', '=', true)
    .executeTakeFirst();
  return found ?? null;
}

/** How many other administrators read through each of some accounts. */
export async function collectionManagersOf(
  db: Db,
  accountIds: readonly string[],
  butId: string,
): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .innerJoin('memberships', 'memberships.person_id', 'people.id')
    .select(({ fn }) => ['memberships.account_id', fn.countAll<number>().as('count')])
    .where('memberships.account_id', 'in', accountIds)
    .where('people.id', '<>', butId)
    .where('people.is_activated', '=', true)
    .where(sql<boolean>`'ADMIN' = any(people.authorities)`)
    .groupBy('memberships.account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, count]));
}

/** What some people are called; those whom no one knows any more are left out. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'first_name', 'last_name', 'sign_in_name'])
    .where('id', '=', ({ fn, val }) => fn.any(sql<string[]>`${val([...ids])}::uuid[]`))
    .execute();
  return new Map(
    rows.map(({ id, first_name, last_name, sign_in_name }) => [
      id,
      `${first_name} ${last_name}`.trim() || sign_in_name,
    ]),
  );
}
