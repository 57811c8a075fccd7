import { decodeQuery } from '../../client/query.ts';
import { onDemand } from './gate/onDemand.ts';
import { isCallback } from './signIn.ts';

/** Whether the identity provider only tells that an e-mail address is confirmed: nobody is signed in by that. */
export function isVerification(): boolean {
  const { code, error, email_verified } = decodeQuery(window.location.search);
  return isCallback() && !code && !error && email_verified?.[0] === 'true';
}

/** Says that the sign-in is verified, and leads on to it. */
export const Verified = onDemand((parts) => parts.Verified);
