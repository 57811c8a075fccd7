import type { TenantConfiguration } from '@norma/contracts';
import type { SigninRedirectArgs } from 'oidc-client-ts';
import { cameFrom } from './cameFrom.ts';

type Visit = {
  origin: string;
  /** The requested address. */
  address: string;
  /** The page from which the visitor came; empty for none. */
  referrer: string;
  entryCode: string | null;
  /** Whether they have just signed out, and would be let in again by their network. */
  hasLeft: boolean;
  /** Whether a sign-in without any question was tried already. */
  hasAddress: boolean;
};

/** How to ask the identity provider to sign a visitor in, and where they return to. */
export function signInRequest(
  { issuer, clUrl, 'authentication-methods': methods }: SignInTenant,
  { origin, address, referrer, entryCode, hasLeft, hasAddress }: Visit,
): SigninRedirectArgs {
  // Another provider than the library's own would not know the code.
  if (entryCode && isAt(issuer, origin))
    return { state: address, prompt: 'login', extraQueryParams: { entry_code: entryCode } };
  if (hasLeft && methods.includes('IP')) return { state: address, prompt: 'login' };
  const isKnown = cameFrom(referrer, origin) !== null || (!isAt(clUrl, origin) && isFrom(referrer, clUrl));
  return isKnown && !hasAddress ? { state: address, prompt: 'none' } : { state: address };
}

type SignInTenant = Pick<TenantConfiguration, 'issuer' | 'clUrl' | 'authentication-methods'>;

const isAt = (address: string, origin: string): boolean => new URL(address).origin === origin;
const isFrom = (referrer: string, address: string): boolean =>
  referrer !== '' && isAt(address, new URL(referrer).origin);
