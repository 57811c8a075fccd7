import type { AuthenticationData } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** How somebody came in: the account is the one whose network or partner let them in. */
export type SignIn = { readonly authType: AuthenticationData['authType']; readonly accountId: string | null };

const keptForMs = 24 * 60 * 60 * 1000;

/** Keeps how a sign-in came about for as long as it may last; what is older is forgotten. */
export async function keepSignIn(
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
    .deleteFrom('sign_ins')
    .where('signed_in_at', '<', new Date(now.getTime() - keptForMs))
    .execute();
  await db
    .insertInto('sign_ins')
    .values({ tenant: by.tenant, session_id: by.sessionId, ...row })
    .onConflict((conflict) => conflict.columns(['tenant', 'session_id']).doUpdateSet(row))
    .execute();
  await db.updateTable('people').set({ last_sign_in_at: now }).where('id', '=', by.personId).execute();
}

/** How a sign-in came about; null where another provider than our own knows. */
export async function signInOf(db: Db, sessionId: string, personId: string): Promise<SignIn | null> {
  const found = await db
    .selectFrom('sign_ins')
    .select(['auth_type', 'account_id'])
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ? { authType: found.auth_type, accountId: found.account_id } : null;
}
