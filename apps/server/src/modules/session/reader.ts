import type { Kysely } from 'kysely';
import type { Reader } from '../../context.ts';
import type { Identity } from '../../ports/identity.ts';
import {
  accountsOf,
  personOf,
  personOfEmail,
  selectedAccount,
  subscriptionsOf,
  type Account,
} from './store.ts';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** The account a sign-in reads through: the only one, else the one that was chosen, as long as it is still theirs. */
export function accountReadThrough(accounts: readonly Account[], chosenId: string | null): Account | null {
  if (accounts.length === 1) return accounts[0] ?? null;
  return accounts.find(({ id }) => id === chosenId) ?? null;
}

/**
 * The person that a good token means, with the account they read through; null when nobody here is meant. Asked for every
 * call, so all of it goes over one connection, which is given its tenant once.
 */
export function readerOf(db: Db, identity: Identity): Promise<Reader | null> {
  return db.connection().execute((connected) => readerOver(connected, identity));
}

async function readerOver(db: Db, identity: Identity): Promise<Reader | null> {
  // The library's own provider names people by id; another one is believed about their e-mail address.
  const person = identity.email
    ? await personOfEmail(db, identity.email)
    : await personOf(db, identity.subject);
  if (!person) return null;
  const [accounts, chosenId] = await Promise.all([
    accountsOf(db, person.id),
    selectedAccount(db, identity.sessionId, person.id),
  ]);
  const account = accountReadThrough(accounts, chosenId);
  const subscriptions = account ? await subscriptionsOf(db, account.id) : [];
  return {
    personId: person.id,
    sessionId: identity.sessionId,
    signInName: person.sign_in_name,
    userType: person.user_type,
    isActivated: person.is_activated,
    authorities: person.authorities,
    account: account && {
      id: account.id,
      name: account.name,
      isDrm: account.is_drm,
      hasCompassPoints: account.has_compass_points,
      publishers: [...new Set(subscriptions.map(({ publisher_code }) => publisher_code))],
    },
  };
}
