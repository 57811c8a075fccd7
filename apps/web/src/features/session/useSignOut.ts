import { useAuth } from 'react-oidc-context';
import { client } from '../../client/client.ts';
import { note } from '../../client/outstanding.ts';

/** Ends the session here and at the identity provider; leaving the page takes all that it knew along. */
export function useSignOut(): () => Promise<void> {
  const { signoutRedirect } = useAuth();
  return async () => {
    // A server that cannot be reached must not keep a reader signed in.
    await client.session.logout().catch(() => {});
    note({ type: 'cleared' });
    await signoutRedirect();
  };
}
