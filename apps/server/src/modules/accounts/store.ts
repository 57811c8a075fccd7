import type { AccountSort, AccountState, AccountTexts } from '@norma/contracts';
import { sql, type Expression, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { TenantTables } from '../tenants/index.ts';

/** What is read and written to look after accounts. */
export type Tables = SessionTables & DocumentTables & TenantTables;
export type Db = Kysely<Tables>;

/** An account as it is stored. */
export type Row = Omit<Selectable<SessionTables['accounts']>, 'tenant'>;

const columns = [
  'id',
  'name',
  'number',
  'acronym',
  'is_drm',
  'has_compass_points',
  'has_custom_collection',
  'address',
  'version',
  'closed_at',
] as const;

/** The account of an id, or null. */
export async function accountRow(db: Db, id: string): Promise<Row | null> {
  return (await db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The account of an id, which no one else changes until the transaction ends; or null. */
export async function lockedAccount(within: Db, id: string): Promise<Row | null> {
  const found = await within
    .selectFrom('accounts')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

type AccountQuery = {
  readonly search: string;
  readonly state?: AccountState | undefined;
  readonly publisher?: string | undefined;
};

const peopleOf = sql<number>`(select count(*) from memberships m where m.account_id = accounts.id)`;
const publishersOf = sql<string[]>`array(select distinct r.publisher_code from running_subscriptions r
  where r.account_id = accounts.id order by 1)`;
const subscriptionsOf = sql<number>`(select count(*) from running_subscriptions r where r.account_id = accounts.id)`;
const lastUseOf = sql<
  string | null
>`(select max(day) from usage_days used where used.account_id = accounts.id)`;

const sorts: Record<AccountSort, Expression<unknown>> = {
  name: sql`lower(accounts.name)`,
  number: sql`accounts.number`,
  people: peopleOf,
  subscriptions: subscriptionsOf,
};

/** A page of the accounts that are wanted. */
export async function findAccounts(
  db: Db,
  query: AccountQuery & {
    readonly sort: AccountSort;
    readonly direction: 'asc' | 'desc';
    readonly page: number;
    readonly size: number;
  },
) {
  const { sort, direction, page, size } = query;
  return db
    .selectFrom((from) =>
      from
        .selectFrom('accounts')
        .select(['id', 'name', 'number', 'acronym', 'closed_at'])
        .where(matchesQuery(query))
        .orderBy(sorts[sort], direction)
        .orderBy(sql`lower(accounts.name)`)
        .orderBy('id')
        .limit(size)
        .offset(page * size)
        .as('accounts'),
    )
    .selectAll()
    .select([peopleOf.as('people'), publishersOf.as('publishers'), lastUseOf.as('lastUse')])
    .execute();
}

/** How many accounts are wanted. */
export async function countAccounts(db: Db, query: AccountQuery): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(matchesQuery(query))
    .executeTakeFirstOrThrow();
  return count;
}

function matchesQuery({ search, state, publisher }: AccountQuery): Expression<SqlBool> {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isClosed = state && sql<boolean>`(accounts.closed_at is not null) = ${state === 'closed'}`;
  const subscribes =
    publisher !== undefined &&
    sql<boolean>`exists (select from running_subscriptions r
      where r.account_id = accounts.id and r.publisher_code = ${publisher})`;
  return sql<boolean>`(${search} = '' or accounts.name ilike ${pattern} or accounts.number ilike ${pattern}
      or accounts.acronym ilike ${pattern})
    and ${isClosed ?? sql`true`} and ${subscribes || sql`true`}`;
}

/** How many people read through an account. */
export async function countPeople(db: Db, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another account has a number; no one gives it to one until the transaction ends. */
export async function isNumberTaken(
  within: Db,
  { tenant, number, id }: { readonly tenant: string; readonly number: string; readonly id: string | null },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('account numbers of ' || ${tenant}, 0))`.execute(
    within,
  );
  const found = await within
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(number)`, '=', sql<string>`lower(${number})`)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst();
  return found !== undefined;
}

type New = Pick<AccountTexts, 'name' | 'number' | 'acronym'> & {
  readonly tenant: string;
  readonly id: string;
};

/** Makes an account; false where there is one of this id. */
export async function insertAccount(within: Db, account: New): Promise<boolean> {
  const inserted = await within
    .insertInto('accounts')
    .values({ ...account, is_drm: false, address: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

type Changes = Partial<
  Pick<Row, 'name' | 'number' | 'acronym' | 'is_drm' | 'has_compass_points' | 'has_custom_collection'> & {
    readonly address: string;
    readonly closed_at: Date | null;
  }
>;

/** Changes an account; without anything to change it says that what belongs to it has changed. */
export async function updateAccount(within: Db, id: string, changes: Changes = {}): Promise<void> {
  await within
    .updateTable('accounts')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an account with what belongs to it alone. */
export async function deleteAccount(within: Db, id: string): Promise<void> {
  await within.deleteFrom('accounts').where('id', '=', id).execute();
}

/** What accounts are called, by their ids. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
