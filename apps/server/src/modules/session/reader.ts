import type { Authority } from '@norma/contracts/kit';
import type { Expression, Kysely } from 'kysely';
import type { Reader } from '../../context.ts';
import type { Identity } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';
import { hasAgreed } from '../license-agreements/index.ts';
import { accountsAt } from '../ip-networks/index.ts';
import { signedInBy, type StoredSignIn } from './signIns.ts';
import { accountAccessOf, type AccountAccess } from './accountAccess.ts';
import { subscriptionsOf } from '../subscriptions/index.ts';
import { personOf, personOfEmail, type Account } from './store.ts';
import type { SessionTables } from './tables.ts';

type Db = Kysely<SessionTables>;

/** In whose library a call is made, and from which address as far as that can be trusted. */
type At = { readonly tenant: Tenant; readonly remoteAddress: string };

/** Where a person's rights are made, which depend on whether other tenants are served here as well. */
type Here = At & {
  readonly isOnlyTenant: boolean;
  /** Whether the token still holds at the provider that gave it; asked together with the sign-in. */
  readonly holds: Expression<boolean> | null;
};

/**
 * The person that a good token means, with the account they read through; null when no one here is meant,
 * `ended` when someone has ended the sign-in. Asked for every
 * call, so all of it goes over one connection, which is given its tenant once.
 */
export function readerOf(db: Db, identity: Identity, at: Here): Promise<Reader | 'ended' | null> {
  return db.connection().execute((connected) => readerOver(connected, identity, at));
}

/** What a sign-in lets its person read through now, and how they came in. */
export async function accountAccessIn(
  db: Db,
  signedIn: {
    readonly personId: string;
    readonly sessionId: string;
    readonly isElsewhere: boolean;
    readonly holds?: Expression<boolean> | null;
  },
  { tenant, remoteAddress }: At,
): Promise<AccountAccess<Account> & { readonly signIn: StoredSignIn }> {
  const { personId, sessionId, isElsewhere, holds = null } = signedIn;
  const { signIn: known, chosenId, accounts } = await signedInBy(db, { sessionId, personId, holds });
  const signIn = known ?? { authType: isElsewhere ? 'SSO' : 'PWD', accountId: null, isEnded: null };
  const accountsHere = signIn.authType === 'IP' ? accountsAt(tenant.settings, remoteAddress) : [];
  return { signIn, ...accountAccessOf({ signIn, accounts, chosenId, accountsHere }) };
}

async function readerOver(db: Db, identity: Identity, at: Here): Promise<Reader | 'ended' | null> {
  // The library's own provider names people by id; another one is believed about their e-mail address.
  const isElsewhere = identity.email !== null;
  const person = identity.email
    ? await personOfEmail(db, identity.email)
    : await personOf(db, identity.subject);
  if (!person) return null;
  const signedIn = { personId: person.id, sessionId: identity.sessionId, isElsewhere, holds: at.holds };
  const { account, refusal, signIn } = await accountAccessIn(db, signedIn, at);
  if (signIn.isEnded ?? wasGivenBefore(person.sign_ins_ended_at, identity)) return 'ended';
  const by = account && { accountId: account.id, personId: person.id };
  const subscriptions = account ? await subscriptionsOf(db, account.id) : [];
  return {
    personId: person.id,
    sessionId: identity.sessionId,
    signInName: person.sign_in_name,
    userType: person.user_type,
    isActivated: person.is_activated,
    hasAgreed: by === null || (await hasAgreed(db, at.tenant, by)),
    authorities: authoritiesHere(person.authorities, at),
    signIn: { authType: signIn.authType, accountId: signIn.accountId, isElsewhere },
    refusal,
    account: account && {
      id: account.id,
      name: account.name,
      isDrm: account.is_drm,
      hasCompassPoints: account.has_compass_points,
      hasCustomCollection: account.has_custom_collection,
      publishers: [...new Set(subscriptions.map(({ publisher_code }) => publisher_code))],
    },
  };
}

/** Where a library is the only one of its server, anyone who looks after the library looks after the server as well. */
function authoritiesHere(authorities: readonly Authority[], { isOnlyTenant }: Here): readonly Authority[] {
  const carries = isOnlyTenant && authorities.includes('ADMIN') && !authorities.includes('OPERATOR');
  return carries ? [...authorities, 'OPERATOR'] : authorities;
}

/** Whether a token of another provider is from before someone ended all sign-ins of its person. */
const wasGivenBefore = (endedAt: Date | null, { issuedAt }: Identity): boolean =>
  endedAt !== null && issuedAt <= endedAt;
