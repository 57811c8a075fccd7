import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** For how long a code can be spent. */
export const codeSeconds = 60;

type SignIn = {
  readonly tenant: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly accountId: string | null;
};

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

/** A code that names a sign-in, to be spent once; codes that nobody spent in time are forgotten. */
export async function giveCode(
  db: Db,
  { tenant, personId, sessionId, accountId }: SignIn,
  now: Date,
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
  await db
    .insertInto('one_time_codes')
    .values({
      tenant,
      hash: hashOf(code),
      person_id: personId,
      session_id: sessionId,
      account_id: accountId,
      expires_at: new Date(now.getTime() + codeSeconds * 1000),
    })
    .execute();
  return code;
}

/** The sign-in that a code names; null for one that is spent, too old or unknown. */
export async function spendCode(db: Db, code: string, now: Date) {
  const spent = await db
    .deleteFrom('one_time_codes')
    .using('people')
    .whereRef('people.id', '=', 'one_time_codes.person_id')
    .where('hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .returning(['session_id', 'account_id', 'people.user_type'])
    .executeTakeFirst();
  return spent ?? null;
}
