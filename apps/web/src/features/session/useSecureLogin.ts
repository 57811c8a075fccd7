import { useAuth } from 'react-oidc-context';
import { client } from '../../client/client.ts';
import { secureLoginAddress } from './secureLogin.ts';
import { useArrival } from './session.ts';
import { requestedAddress } from './signIn.ts';
import { useTenant } from './tenant.ts';

/** Lets a user of a company's access sign in with their own account; they return to the same page. */
export function useSecureLogin(): () => Promise<void> {
  const { clUrl } = useTenant();
  const { authType } = useArrival();
  const { signinRedirect } = useAuth();
  return async () => {
    const here = requestedAddress();
    if (new URL(clUrl).origin === window.location.origin) {
      await signinRedirect({ state: here, prompt: 'login' });
      return;
    }
    const { code } = await client.session.oneTimeCode();
    const redirectUrl = window.location.origin + here;
    window.location.assign(secureLoginAddress({ clUrl, redirectUrl, code, isFederated: authType === 'SSO' }));
  };
}
