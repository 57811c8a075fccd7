import { createContext, use } from 'react';

type Ways = {
  /** Signs out; users of SSO or of another program confirm it first. */
  signOut: () => Promise<void>;
  /** Signs out without another word. */
  leave: () => Promise<void>;
};

/** How to sign out, for everything within the gate. */
export const SignOutContext = createContext<Ways | null>(null);

function useWays(): Ways {
  const ways = use(SignOutContext);
  if (!ways) throw new Error('Signing out is asked for in front of the gate');
  return ways;
}

/** Ends the session here and at the identity provider; leaving the page takes all that it knew along. */
export const useSignOut = (): Ways['signOut'] => useWays().signOut;

/** Signs out without confirmation, after the sign-in was rejected. */
export const useLeave = (): Ways['leave'] => useWays().leave;
