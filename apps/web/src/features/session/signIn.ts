import type { TenantConfiguration } from '@norma/contracts';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { cameFrom } from './cameFrom.ts';

const callbackPath = '/implicit/callback';

/** Whether the identity provider has just sent the reader back to this page. */
export const isCallback = (): boolean => window.location.pathname === callbackPath;

/** The address to return to after a sign-in that begins on this page. */
export const requestedAddress = (): string =>
  isCallback()
    ? (cameFrom(document.referrer, window.location.origin) ?? '/')
    : window.location.pathname + window.location.search + window.location.hash;

/** Talks to the identity provider of a tenant: authorization code with PKCE, tokens in session storage. */
export const signInOf = ({ issuer, clientId }: TenantConfiguration): UserManager =>
  new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: window.location.origin + callbackPath,
    post_logout_redirect_uri: `${window.location.origin}/`,
    response_type: 'code',
    scope: 'openid profile email',
    userStore: new WebStorageStateStore({ store: sessionStorage }),
    // Tokens are renewed in `tokensOf`: two renewals at a time would spend one refresh token twice, which ends the session.
    automaticSilentRenew: false,
    monitorSession: false,
  });

export type Tokens = {
  /** The access token, renewed if it has run out. */
  token: () => Promise<string | null>;
  /** Renews the tokens of the signed-in user; does nothing where no one is signed in. */
  renew: () => Promise<void>;
  /** A newer access token; null, and the user signed out, when the provider refuses one. */
  renewed: () => Promise<string | null>;
};

/** The tokens of the signed-in user: renewed a minute before they expire, once for all callers. */
export function tokensOf(manager: UserManager): Tokens {
  let renewal: Promise<string | null> | null = null;
  const renewed = (): Promise<string | null> => {
    renewal ??= renewedToken(manager).finally(() => {
      renewal = null;
    });
    return renewal;
  };
  const token = async (): Promise<string | null> => {
    const user = await manager.getUser();
    return user?.expired ? renewed() : (user?.access_token ?? null);
  };
  // If the provider cannot be reached now, the next call retries.
  manager.events.addAccessTokenExpiring(() => void renewed().catch(() => {}));
  const renew = async (): Promise<void> => {
    if (await manager.getUser()) await renewed();
  };
  return { token, renewed, renew };
}

async function renewedToken(manager: UserManager): Promise<string | null> {
  try {
    return (await manager.signinSilent())?.access_token ?? null;
  } catch (error) {
    if (!(error instanceof ErrorResponse)) throw error;
    await manager.removeUser(); // The session has ended; the gate asks the reader to sign in again.
    return null;
  }
}
