import type { Settings } from '../config/settings.ts';
import type { Tenant } from '../tenant/index.ts';

type Oidc = Settings['oidc'];

/** The OpenID provider that a tenant has in place of the built-in one; the settings of the process win for the default tenant. */
export const issuerOf = (
  { key, settings }: Pick<Tenant, 'key' | 'settings'>,
  { defaultKey, oidc }: { readonly defaultKey: string | null; readonly oidc: Oidc },
): Exclude<Oidc, null> | null => (key === defaultKey && oidc) || settings.identityProvider || null;
