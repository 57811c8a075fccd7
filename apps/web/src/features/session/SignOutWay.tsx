import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { useAuth } from 'react-oidc-context';
import { client } from '../../client/client.ts';
import { credentials } from '../../client/credentials.ts';
import { note } from '../../client/outstanding.ts';
import { onDemand } from './gate/onDemand.ts';
import { isToldBefore, noteSignedOut } from './signedOut.ts';

const BeforeSignOut = onDemand((parts) => parts.BeforeSignOut);

type Ways = {
  /** Signs out; who came by single sign-on or from another program is told first what that means. */
  signOut: () => Promise<void>;
  /** Signs out without another word. */
  leave: () => Promise<void>;
};

const SignOutContext = createContext<Ways | null>(null);

/** Lets everything within it sign out. */
export function SignOutWay({ children }: { children: ReactNode }) {
  const { signoutRedirect } = useAuth();
  const [isTelling, setTelling] = useState(false);
  const leave = async (): Promise<void> => {
    // A server that cannot be reached must not keep a reader signed in.
    await client.session.logout().catch(() => {});
    note({ type: 'cleared' });
    noteSignedOut(credentials().authMode);
    await signoutRedirect();
  };
  const signOut = async (): Promise<void> => {
    if (isToldBefore(credentials().authMode)) setTelling(true);
    else await leave();
  };
  return (
    <SignOutContext value={{ signOut, leave }}>
      {children}
      {isTelling && (
        <Suspense>
          <BeforeSignOut onLeave={() => void leave()} onStay={() => setTelling(false)} />
        </Suspense>
      )}
    </SignOutContext>
  );
}

function useWays(): Ways {
  const ways = use(SignOutContext);
  if (!ways) throw new Error('Signing out is asked for in front of the gate');
  return ways;
}

/** Ends the session here and at the identity provider; leaving the page takes all that it knew along. */
export const useSignOut = (): Ways['signOut'] => useWays().signOut;

/** The same for those whose sign-in does not hold: they have been told already. */
export const useLeave = (): Ways['leave'] => useWays().leave;
