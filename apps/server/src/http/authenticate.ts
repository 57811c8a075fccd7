import { signInRefusals } from '@norma/contracts';
import type { Authority, Call } from '@norma/contracts/kit';
import type { Reader } from '../context.ts';
import type { Identity, IdentityProvider } from '../ports/identity.ts';
import type { Tenant } from '../tenant/index.ts';
import { Refusal } from './problems.ts';

/** Finds the person of a good token in the tenant's own people; null when no one there is meant, or that their sign-in was ended. */
export type FindReader = (
  tenant: Tenant,
  identity: Identity,
  remoteAddress: string,
) => Promise<Reader | 'ended' | null>;

const words = {
  'not-signed-in': 'Sign in to make this call',
  'token-expired': 'The access token has expired',
  'token-invalid': 'The access token does not count here',
  'email-unverified': 'The identity provider does not vouch for the e-mail address of this sign-in',
  'person-unknown': 'No user of this library matches this token',
  'sign-in-ended': 'This sign-in was ended',
} as const;

const unauthorized = (code: keyof typeof words): Refusal =>
  new Refusal(401, code, words[code], { headers: { 'www-authenticate': 'Bearer' } });

/** The person behind an Authorization header, or a refusal with 401 that says why there is none. */
export function personFinder(provider: Pick<IdentityProvider, 'verify'>, findReader: FindReader) {
  return async (
    tenant: Tenant,
    { authorization, remoteAddress }: { authorization: string | undefined; remoteAddress: string },
  ): Promise<Reader> => {
    const token = /^Bearer +([^ ]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw unauthorized('not-signed-in');
    const identity = await provider.verify(tenant, token);
    if (typeof identity === 'string') throw unauthorized(identity);
    const person = await findReader(tenant, identity, remoteAddress);
    if (!person) throw unauthorized('person-unknown');
    if (person === 'ended') throw unauthorized('sign-in-ended');
    return person;
  };
}

/** Refuses with 403 whom the contract does not let make the call. */
export function refuseOthers({ who, beforeAgreement }: Call, person: Reader): void {
  if (who === 'anyone' || who === 'person') return;
  if (person.refusal) throw new Refusal(403, person.refusal, signInRefusals[person.refusal].detail);
  if (!person.isActivated) throw new Refusal(403, 'not-activated', 'Access is limited until it is activated');
  if (!person.account) throw new Refusal(403, 'no-account-selected', 'Choose the account to read through');
  if (!person.hasAgreed && !beforeAgreement)
    throw new Refusal(403, 'agreement-not-accepted', 'Accept the licence agreement of your account first');
  if (who === 'reader') return;
  const required = who === 'watcher' ? 'OPERATOR' : who;
  if (![required].flat().some((authority) => holds(person, authority))) {
    throw new Refusal(403, 'not-authorized', 'You are not authorized to access this page.');
  }
}

/** Operators may make what is for administrators. */
const holds = ({ authorities }: Reader, who: Authority): boolean =>
  authorities.includes(who) || (who === 'ADMIN' && authorities.includes('OPERATOR'));
