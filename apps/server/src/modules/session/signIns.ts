import type { AuthenticationData } from '@norma/contracts';
import { sql, type Expression, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountsQuery, type Account } from './store.ts';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** How someone came in: the account is the one whose network or partner let them in. */
export type SignIn = { readonly authType: AuthenticationData['authType']; readonly accountId: string | null };

/** A sign-in, and whether someone has ended it, whatever its tokens say; null where another provider keeps it. */
export type StoredSignIn = SignIn & { readonly isEnded: boolean | null };

/** Keeps how a sign-in came about. */
export async function saveSignIn(
  db: Db,
  {
    authType,
    accountId,
    ...by
  }: SignIn & { tenant: string; sessionId: string; personId: string; from: string },
  now: Date,
): Promise<void> {
  const row = {
    person_id: by.personId,
    auth_type: authType,
    account_id: accountId,
    remote_address: by.from,
    signed_in_at: now,
    ended_at: null,
  };
  await db
    .insertInto('sign_ins')
    .values({ tenant: by.tenant, session_id: by.sessionId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'session_id']).doUpdateSet(row))
    .execute();
  await db.updateTable('people').set({ last_sign_in_at: now }).where('id', '=', by.personId).execute();
}

/** What is stored of a sign-in, and what its person may read through. */
export type SignedIn = {
  /** How it came about; null where another provider than our own knows. */
  readonly signIn: StoredSignIn | null;
  /** The account that was chosen in it. */
  readonly chosenId: string | null;
  /** The open accounts of the person, by name. */
  readonly accounts: readonly Account[];
};

/** What is stored of a sign-in. Every call asks for it, so it is one question. */
export async function signedInBy(
  db: Db,
  {
    sessionId,
    personId,
    holds,
  }: {
    readonly sessionId: string;
    readonly personId: string;
    /** Whether its token still holds; null where nothing is known of that. */
    readonly holds: Expression<boolean> | null;
  },
): Promise<SignedIn> {
  const { signIn, chosenId, accounts, isHeld } = await db
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('sign_ins')
          .select(['auth_type', 'account_id', sql<boolean>`ended_at is not null`.as('is_ended')])
          .where('session_id', '=', sessionId)
          .where('person_id', '=', personId),
      ).as('signIn'),
      eb
        .selectFrom('account_selections')
        .select('account_id')
        .where('session_id', '=', sessionId)
        .where('person_id', '=', personId)
        .as('chosenId'),
      jsonArrayFrom(accountsQuery(eb, personId)).as('accounts'),
      eb.parens(holds ?? eb.val(true)).as('isHeld'),
    ])
    .executeTakeFirstOrThrow();
  return {
    signIn: signIn && {
      authType: signIn.auth_type,
      accountId: signIn.account_id,
      isEnded: signIn.is_ended || !isHeld,
    },
    chosenId,
    accounts,
  };
}

/** Ends every sign-in of a person but one: their tokens and codes do not count any more. */
export async function endSignIns(
  db: Db,
  { personId, stays, now }: { personId: string; stays: string | null; now: Date },
): Promise<void> {
  const others = stays === null ? sql<boolean>`true` : sql<boolean>`session_id is distinct from ${stays}`;
  await db
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where(others)
    .execute();
  await db.deleteFrom('one_time_codes').where('person_id', '=', personId).where(others).execute();
  await db.deleteFrom('account_selections').where('person_id', '=', personId).where(others).execute();
  if (stays !== null) return;
  await db.deleteFrom('tickets').where('person_id', '=', personId).execute();
  // Of sign-ins at another provider nothing is stored: what it gave before now does not count any more.
  await db.updateTable('people').set({ sign_ins_ended_at: now }).where('id', '=', personId).execute();
}

/** The sign-ins of a person that no one has ended, latest first. */
export async function signInsOf(db: Db, personId: string) {
  return db
    .selectFrom('sign_ins')
    .select(['session_id', 'auth_type', 'remote_address', 'signed_in_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .orderBy('signed_in_at', 'desc')
    .execute();
}
