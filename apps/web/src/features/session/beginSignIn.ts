import type { TenantConfiguration } from '@norma/contracts';
import { siteElsewhere } from '@norma/contracts/fields';
import type { SigninRedirectArgs } from 'oidc-client-ts';
import { signInRequest } from './signInRequest.ts';
import { needsConfirmation, takeSignedOut } from './signedOut.ts';

type Visit = Omit<Parameters<typeof signInRequest>[1], 'origin' | 'referrer' | 'hasLeft'>;

/** Redirects to the identity provider, or after a sign-out to the tenant's page for it. */
export function beginSignIn(
  tenant: TenantConfiguration,
  visit: Visit,
  redirect: (request: SigninRedirectArgs) => Promise<void>,
): void {
  const authMode = takeSignedOut();
  const end =
    authMode && needsConfirmation(authMode) && siteElsewhere(tenant['sign-out']['redirect-url'] ?? '');
  if (end) {
    window.location.replace(end);
    return;
  }
  const { origin } = window.location;
  const { referrer } = document;
  void redirect(signInRequest(tenant, { ...visit, origin, referrer, hasLeft: authMode !== null }));
}
