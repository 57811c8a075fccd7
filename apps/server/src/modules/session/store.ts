import { sql, type Kysely, type Selectable } from 'kysely';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

export type Account = Omit<Selectable<SessionTables['accounts']>, 'tenant' | 'version' | 'closed_at'>;

const personColumns = [
  'id',
  'sign_in_name',
  'email',
  'first_name',
  'last_name',
  'user_type',
  'authorities',
  'is_activated',
  'sign_ins_ended_at',
] as const;

export type Person = Pick<Selectable<SessionTables['people']>, (typeof personColumns)[number]>;

/** The person of an id, or null. */
export async function personOf(db: Db, id: string): Promise<Person | null> {
  const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  if (!isUuid) return null;
  return (
    (await db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst()) ?? null
  );
}

/** The person of an e-mail address in any letter case, or null. */
export async function personOfEmail(db: Db, email: string): Promise<Person | null> {
  const found = await db
    .selectFrom('people')
    .select(personColumns)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return found ?? null;
}

/** The person of a sign-in name or e-mail address in any letter case, with the hash of their password, or null. */
export async function personSigningIn(
  db: Db,
  name: string,
): Promise<(Person & { password_hash: string | null }) | null> {
  const found = await db
    .selectFrom('people')
    .select([...personColumns, 'password_hash'])
    .where((eb) =>
      eb.or([
        eb(eb.fn('sign_in_key', ['sign_in_name']), '=', sql<string>`sign_in_key(${name})`),
        eb(eb.fn('lower', ['email']), '=', name.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
  return found ?? null;
}

/** The open accounts that a person may read through, by name. */
export async function accountsOf(db: Db, personId: string): Promise<Account[]> {
  return accountsQuery(db, personId).execute();
}

/** The question that `accountsOf` asks. */
export const accountsQuery = (db: Pick<Db, 'selectFrom'>, personId: string) =>
  db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .select([
      'accounts.id',
      'accounts.name',
      'accounts.number',
      'accounts.acronym',
      'accounts.is_drm',
      'accounts.has_compass_points',
      'accounts.has_custom_collection',
      'accounts.address',
    ])
    .where('memberships.person_id', '=', personId)
    .where('accounts.closed_at', 'is', null)
    .orderBy('accounts.name');

/** An account by its id, or null. */
export async function accountNamed(
  db: Db,
  id: string,
): Promise<Pick<Account, 'id' | 'name' | 'number'> | null> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** So many accounts of the library, by name. */
export async function accountsByName(
  db: Db,
  max: number,
): Promise<Pick<Account, 'id' | 'name' | 'number'>[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'number'])
    .orderBy('name')
    .orderBy('id')
    .limit(max)
    .execute();
}

/** The user that represents a company among its people, for each of some open accounts that has someone; by the account's name. */
export async function companyReadersOf(db: Db, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('memberships')
    .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
    .innerJoin('people', 'people.id', 'memberships.person_id')
    .distinctOn(['accounts.name', 'accounts.id'])
    .select(['accounts.id as account_id', 'accounts.name', 'people.id as person_id', 'people.sign_in_name'])
    .where('accounts.id', 'in', accountIds)
    .where('accounts.closed_at', 'is', null)
    .where('people.user_type', '=', 'COMPANY')
    .where('people.is_activated', '=', true)
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .orderBy('people.sign_in_name')
    .execute();
}

/** Remembers which account a sign-in reads through. */
export async function selectAccount(
  db: Db,
  selection: { tenant: string; sessionId: string; personId: string; accountId: string; now: Date },
): Promise<void> {
  const { tenant, sessionId, personId, accountId, now } = selection;
  const row = { tenant, session_id: sessionId, person_id: personId, account_id: accountId, selected_at: now };
  await db
    .insertInto('account_selections')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'session_id'])
        .doUpdateSet({ account_id: accountId, person_id: personId, selected_at: now }),
    )
    .execute();
}

/** Forgets the choice of a sign-in that has ended. */
export async function forgetSelection(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('account_selections').where('session_id', '=', sessionId).execute();
}
