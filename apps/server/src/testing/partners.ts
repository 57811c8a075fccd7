import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { tenants } from '@norma/samples';
import { vi } from 'vitest';
import { saveTenant, type TenantTables } from '../modules/tenants/index.ts';
import { TenantSettings } from '../tenant/settings.ts';
import type { TestLibrary } from './library.ts';

/** Changes the default tenant, and waits until the server goes by it. */
export async function changeTenant(library: TestLibrary, change: Record<string, unknown>): Promise<void> {
  const shortTitle = `Changed ${crypto.randomUUID()}`;
  const settings = TenantSettings.parse({ ...tenants[0], ...change, shortTitle });
  await saveTenant(library.database.withoutTenant<TenantTables>(), settings, true);
  await vi.waitFor(
    async () => {
      const answer = await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', {});
      const { shortTitle: shown } = (await answer.json()) as { shortTitle: string };
      if (shown !== shortTitle) throw new Error(`The tenant is still called ${shown}`);
    },
    { timeout: 20_000 },
  );
}

/** Signs what a partner says of someone; valid for a minute. */
export type Vouch = (claims?: JWTPayload, expires?: string) => Promise<string>;

/** A portal of a company, whose word the library takes; what else is to be changed of the tenant changes with it. */
export async function aPartner(
  library: TestLibrary,
  authType: 'SSO' | 'JWT' | 'APPLET',
  account: string,
  change: Record<string, unknown> = {},
): Promise<Vouch> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const issuer = 'https://portal.halvorsen.example';
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] };
  await changeTenant(library, { ...change, signInPartners: [{ issuer, jwks, authType, account }] });
  return (claims = {}, expires = '1 minute') =>
    new SignJWT({
      jti: crypto.randomUUID(),
      email: 'ines.ravndal@halvorsen.example',
      aud: library.origin,
      iss: issuer,
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256' })
      .setExpirationTime(expires)
      .sign(privateKey);
}
