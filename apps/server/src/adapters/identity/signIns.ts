import { sql, type Kysely } from 'kysely';
import type { SignIns } from '../../ports/sign-ins.ts';
import { closedFrom, keyOf, lockMinutes, mostFailures } from './attempts.ts';
import type { IdentityTables } from './tables.ts';

type Db = Kysely<IdentityTables>;

/** What the built-in provider keeps of sign-ins, as those see and end it who look after people. */
export const keptSignIns = (dbOf: (tenantKey: string) => Db, now: () => Date): SignIns => ({
  closedNames: async (tenantKey) => {
    const closed = await dbOf(tenantKey)
      .selectFrom('sign_in_failures')
      .select('name')
      .where('failures', '>=', mostFailures)
      .where('last_at', '>', closedFrom(now()))
      .execute();
    return closed.map(({ name }) => name);
  },

  failuresOf: async (tenantKey, names) => {
    const [most] = await dbOf(tenantKey)
      .selectFrom('sign_in_failures')
      .select(['failures', 'last_at'])
      .where('name', 'in', names.map(keyOf))
      .where('last_at', '>', closedFrom(now()))
      .orderBy('failures', 'desc')
      .limit(1)
      .execute();
    if (!most) return null;
    const { failures: count, last_at: lastAt } = most;
    const closedUntil = count >= mostFailures ? new Date(lastAt.getTime() + lockMinutes * 60_000) : null;
    return { count, lastAt, closedUntil };
  },

  open: async (names, within) => {
    const { numAffectedRows = 0n } = await sql`
      delete from sign_in_failures where name = any(${names.map(keyOf)})`.execute(within);
    return numAffectedRows > 0n;
  },

  holding: async (tenantKey, sessionIds) => {
    if (sessionIds.length === 0) return new Set();
    const held = await dbOf(tenantKey)
      .selectFrom('identity_records')
      .select('uid')
      .where('model', '=', 'Session')
      .where('uid', 'in', sessionIds)
      .where('expires_at', '>', now())
      .execute();
    return new Set(held.map(({ uid }) => uid ?? ''));
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
