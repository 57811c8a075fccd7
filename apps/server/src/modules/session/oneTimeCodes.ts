import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SignIn } from './signIns.ts';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** For how long a code can be spent. */
export const codeSeconds = 60;

type Named = {
  readonly tenant: string;
  readonly personId: string;
  readonly accountId: string | null;
} & (
  | {
      /** The sign-in that it names to another site. */ readonly sessionId: string;
      readonly authType?: never;
    }
  | {
      /** How anyone who spends it here comes in. */ readonly authType: SignIn['authType'];
      readonly sessionId?: never;
    }
);

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** A code to be spent once (decision 15). */
export async function giveCode(
  db: Db,
  { tenant, personId, accountId, sessionId, authType }: Named,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insertInto('one_time_codes')
    .values({
      tenant,
      hash: hashOf(code),
      person_id: personId,
      session_id: sessionId ?? null,
      auth_type: authType ?? null,
      account_id: accountId,
      expires_at: new Date(now.getTime() + codeSeconds * 1000),
    })
    .execute();
  return code;
}

/** The sign-in that a code names to another site; null for one that is spent, too old or unknown. */
export async function spendCode(db: Db, code: string, now: Date) {
  const spent = await spend(db, code, now);
  return spent?.session_id ? { ...spent, session_id: spent.session_id } : null;
}

/** Whom a code lets into the library, and how; null for one that is spent, too old or unknown. */
export async function spendEntryCode(
  db: Db,
  code: string,
  now: Date,
): Promise<(SignIn & { readonly personId: string }) | null> {
  const spent = await spend(db, code, now);
  if (!spent?.auth_type) return null;
  return { personId: spent.person_id, authType: spent.auth_type, accountId: spent.account_id };
}

// A code that is tried for the other purpose is spent as well: no one who does so means well.
const spend = (db: Db, code: string, now: Date) =>
  db
    .deleteFrom('one_time_codes')
    .using('people')
    .whereRef('people.id', '=', 'one_time_codes.person_id')
    .where('hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .returning(['person_id', 'session_id', 'account_id', 'auth_type', 'people.user_type'])
    .executeTakeFirst();

/** A code that lets a person in who has just shown by other means that it is they. */
export const giveEntryCode = (
  db: Db,
  { tenant, personId }: { readonly tenant: string; readonly personId: string },
  now: Date,
): Promise<string> => giveCode(db, { tenant, personId, accountId: null, authType: 'PWD' }, now);
