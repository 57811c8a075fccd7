import { useState, type ReactNode } from 'react';
import { useAuth } from 'react-oidc-context';
import { client } from '../../client/client.ts';
import { credentials } from '../../client/credentials.ts';
import { trackRequest } from '../../client/pendingRequests.ts';
import { onDemand } from './gate/onDemand.ts';
import { needsConfirmation, noteSignedOut } from './signedOut.ts';
import { SignOutContext } from './signingOut.ts';

const BeforeSignOut = onDemand((parts) => parts.BeforeSignOut);

/** Lets everything within it sign out. */
export function SignOutWay({ children }: { children: ReactNode }) {
  const { signoutRedirect } = useAuth();
  const [isTelling, setTelling] = useState(false);
  const leave = async (): Promise<void> => {
    // A server that cannot be reached must not keep a reader signed in.
    await client.session.logout().catch(() => {});
    trackRequest({ type: 'cleared' });
    noteSignedOut(credentials().authMode);
    await signoutRedirect();
  };
  const signOut = async (): Promise<void> => {
    if (needsConfirmation(credentials().authMode)) setTelling(true);
    else await leave();
  };
  return (
    <SignOutContext value={{ signOut, leave }}>
      {children}
      {isTelling && <BeforeSignOut onLeave={() => void leave()} onStay={() => setTelling(false)} />}
    </SignOutContext>
  );
}
