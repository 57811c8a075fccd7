import type { ComponentType } from 'react';
import { decodeQuery } from '../../client/query.ts';
import { onDemand } from './gate/onDemand.ts';
import { isCallback } from './signIn.ts';

const Verified = onDemand((parts) => parts.Verified);
const ProxyAccess = onDemand((parts) => parts.ProxyAccess);

/** The public page of this URL; null for pages that need a sign-in. */
export function frontPageHere(): ComponentType | null {
  if (isVerification()) return Verified;
  return window.location.pathname.replace(/\/+$/, '') === '/proxy-access' ? ProxyAccess : null;
}

/** Whether the identity provider only reports a verified email address, without a sign-in. */
function isVerification(): boolean {
  const { code, error, email_verified } = decodeQuery(window.location.search);
  return isCallback() && !code && !error && email_verified?.[0] === 'true';
}
