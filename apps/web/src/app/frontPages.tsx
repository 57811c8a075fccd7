import { lazy, type ComponentType } from 'react';
import { isVerification, Verified } from '../features/session/index.ts';

const ProxyAccess = lazy(async () => ({ default: (await import('./ProxyAccess.tsx')).ProxyAccess }));

/** The page of this address that stands in front of the sign-in, for anybody; null where the library itself is asked for. */
export function frontPageHere(): ComponentType | null {
  if (isVerification()) return Verified;
  return window.location.pathname.replace(/\/+$/, '') === '/proxy-access' ? ProxyAccess : null;
}
