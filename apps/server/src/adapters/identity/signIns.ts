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
    const { failures, last_at: lastAt } = most;
    const closedUntil = failures >= mostFailures ? new Date(lastAt.getTime() + lockMinutes * 60_000) : null;
    return { failures, lastAt, closedUntil };
  },

  open: async (names, within) => {
    const { numDeletedRows } = await within
      .withTables<IdentityTables>()
      .deleteFrom('sign_in_failures')
      .where('name', 'in', names.map(keyOf))
      .executeTakeFirst();
    return numDeletedRows > 0n;
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
    await within
      .withTables<IdentityTables>()
      .deleteFrom('identity_records')
      .where(sql`payload ->> 'accountId'`, '=', personId)
      .$if(stays !== null, (query) =>
        query.where(
          sql<boolean>`coalesce(uid, payload ->> 'sessionUid', '') <> ${stays}
            and coalesce(grant_id, id) not in (select coalesce(grant_id, '') from identity_records
              where payload ->> 'accountId' = ${personId} and payload ->> 'sessionUid' = ${stays})`,
        ),
      )
      .execute();
  },
});
