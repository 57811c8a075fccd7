import type { ComponentType } from 'react';
import { decodeQuery } from '../../client/query.ts';
import { onDemand } from './gate/onDemand.ts';
import { isCallback } from './signIn.ts';

const Verified = onDemand((parts) => parts.Verified);
const ProxyAccess = onDemand((parts) => parts.ProxyAccess);

/** The page of this address that stands in front of the sign-in, for anybody; null where the library itself is asked for. */
export function frontPageHere(): ComponentType | null {
  if (isVerification()) return Verified;
  return window.location.pathname.replace(/\/+$/, '') === '/proxy-access' ? ProxyAccess : null;
}

/** Whether the identity provider only tells that an e-mail address is confirmed: no one is signed in by that. */
function isVerification(): boolean {
  const { code, error, email_verified } = decodeQuery(window.location.search);
  return isCallback() && !code && !error && email_verified?.[0] === 'true';
}
