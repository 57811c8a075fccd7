import * as identity from '../adapters/identity/expired.ts';
import type { IdentityTables } from '../adapters/identity/tables.ts';
import { countExpired, removeExpired, type SessionTables } from '../modules/session/index.ts';
import { countExpiredAssertions, removeExpiredAssertions, type SsoTables } from '../modules/sso/index.ts';
import type { Database } from '../ports/database.ts';

type Parts = {
  readonly database: Pick<Database, 'forTenant'>;
  readonly tenants: () => readonly { readonly key: string }[];
  readonly now: () => Date;
};

/** Every ten minutes. */
export const expiredSignInsJob = { queue: 'expired-sign-ins', cron: '*/10 * * * *' } as const;

/** Removes what counts no more of sign-ins of all tenants: sessions, tokens, codes, tickets, failures, assertions. */
export async function removeExpiredSignIns({ database, tenants, now }: Parts): Promise<number> {
  let removed = 0;
  for (const { key } of tenants()) {
    removed += await identity.removeExpired(database.forTenant<IdentityTables>(key), now());
    removed += await removeExpired(database.forTenant<SessionTables>(key), now());
    removed += await removeExpiredAssertions(database.forTenant<SsoTables>(key), now());
  }
  return removed;
}

/** How many people are signed in, and how many rows of sign-ins count no more and are still there. */
export async function countSignIns({ database, tenants, now }: Parts) {
  const all = { signedIn: 0, expired: 0 };
  for (const { key } of tenants()) {
    const { signedIn, expired } = await identity.countRecords(database.forTenant<IdentityTables>(key), now());
    all.signedIn += signedIn;
    all.expired += expired + (await countExpired(database.forTenant<SessionTables>(key), now()));
    all.expired += await countExpiredAssertions(database.forTenant<SsoTables>(key), now());
  }
  return all;
}
