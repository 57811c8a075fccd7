import { sql, type Kysely } from 'kysely';
import type { SignIns } from '../../ports/sign-ins.ts';
import { lockWindowStart, lockMinutes, maxFailures, personOf } from './attempts.ts';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** What the built-in provider keeps of sign-ins, as those see and end it who look after people. */
export const storedSignIns = (dbOf: (tenantKey: string) => Db, now: () => Date): SignIns => ({
  lockedPeople: async (tenantKey) => {
    const closed = await dbOf(tenantKey)
      .selectFrom('sign_in_failures')
      .select('subject')
      .where('subject', 'like', personOf('%'))
      .where('failures', '>=', maxFailures)
      .where('last_at', '>', lockWindowStart(now()))
      .execute();
    return closed.map(({ subject }) => subject.slice(personOf('').length));
  },

  failuresOf: async (tenantKey, personId) => {
    const stored = await dbOf(tenantKey)
      .selectFrom('sign_in_failures')
      .select(['failures', 'last_at'])
      .where('subject', '=', personOf(personId))
      .where('last_at', '>', lockWindowStart(now()))
      .executeTakeFirst();
    if (!stored) return null;
    const count = Math.min(stored.failures, maxFailures);
    const lastAt = stored.last_at;
    const closedUntil = count >= maxFailures ? new Date(lastAt.getTime() + lockMinutes * 60_000) : null;
    return { count, lastAt, closedUntil };
  },

  open: async (personId, within) => {
    const { numAffectedRows = 0n } = await sql`
      delete from sign_in_failures where subject = ${personOf(personId)}`.execute(within);
    return numAffectedRows > 0n;
  },

  holding: async (tenantKey, sessionIds) => {
    if (sessionIds.length === 0) return new Set();
    const locked = await dbOf(tenantKey)
      .selectFrom('identity_records')
      .select('uid')
      .where('model', '=', 'Session')
      .where('uid', 'in', sessionIds)
      .where('expires_at', '>', now())
      .execute();
    return new Set(locked.map(({ uid }) => uid ?? ''));
  },

  holds: ({ sessionId, grantId }) =>
    grantId === null
      ? null
      : sql<boolean>`(exists (select from identity_records where model = 'Grant' and id = ${grantId})
          and exists (select from identity_records where model = 'Session' and uid = ${sessionId}))`,

  revokeTokens: async ({ personId, sessionId }, within) => {
    await sql`
      delete from identity_records where payload ->> 'accountId' = ${personId} and (
        payload ->> 'sessionUid' = ${sessionId}
        or (model = 'Grant' and id in (select grant_id from identity_records
          where payload ->> 'accountId' = ${personId} and payload ->> 'sessionUid' = ${sessionId})))`.execute(
      within,
    );
  },

  end: async (personId, stays, within) => {
    // The grant of the sign-in that stays is known by the tokens that were given within it.
    await sql`
      delete from identity_records where payload ->> 'accountId' = ${personId} and not (
        coalesce(uid, '') = coalesce(${stays}, '-')
        or coalesce(payload ->> 'sessionUid', '') = coalesce(${stays}, '-')
        or (model = 'Grant' and id in (select grant_id from identity_records
          where payload ->> 'accountId' = ${personId} and payload ->> 'sessionUid' = ${stays})))`.execute(
      within,
    );
  },
});
