import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { IdentityProvider } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant/index.ts';

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });

const timeoutMs = 10_000;
const clockToleranceSeconds = 30;

const discover = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const found = Discovery.parse(await answer.json());
  if (found.issuer !== issuer)
    throw new Error(`${address} reports the issuer ${found.issuer} instead of ${issuer}`);
  return createRemoteJWKSet(new URL(found.jwks_uri));
};

/**
 * Whether a token was given to this client. Providers say it in three ways: as the audience, as `client_id`
 * (RFC 9068), or as `azp` (OpenID Connect Core, section 2).
 */
const isFor = ({ aud, azp, client_id }: JWTPayload, clientId: string): boolean =>
  [aud, azp, client_id].flat().includes(clientId);

/** Some providers write the claim as a text. */
const isUnverified = (claim: unknown): boolean => claim === false || claim === 'false';

/**
 * Any OpenID Connect issuer. The callback of a sign-in (code with PKCE) is in the browser; here tokens are verified, with keys
 * that are found by discovery when the first token comes, and again after a failure.
 */
export function externalProvider(
  oidc: { issuer: string; clientId: string },
  now: () => Date,
): IdentityProvider {
  let keys: Promise<JWTVerifyGetKey> | null = null;
  const keysOfIssuer = (): Promise<JWTVerifyGetKey> => {
    keys ??= discover(oidc.issuer).catch((cause: unknown) => {
      keys = null;
      throw new Error(`Could not reach the OpenID provider ${oidc.issuer}`, { cause });
    });
    return keys;
  };

  return {
    client: () => ({ issuer: oidc.issuer, clientId: oidc.clientId, audience: oidc.clientId }),
    verify: async (_tenant, token) => {
      const known = await keysOfIssuer();
      try {
        const { payload } = await jwtVerify(token, known, {
          issuer: oidc.issuer,
          algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
          requiredClaims: ['sub', 'exp'],
          clockTolerance: clockToleranceSeconds,
          currentDate: now(),
        });
        if (!isFor(payload, oidc.clientId)) return 'token-invalid';
        const { sub = '', sid, email, email_verified } = payload;
        // An address that the provider has not verified could be anyone's, and nothing else names a person here.
        if (typeof email !== 'string' || isUnverified(email_verified)) return 'email-unverified';
        return {
          subject: sub,
          grantId: null,
          sessionId: typeof sid === 'string' ? sid : sub,
          email,
          issuer: oidc.issuer,
          issuedAt: typeof payload.iat === 'number' ? new Date(payload.iat * 1000) : now(),
        };
      } catch (cause) {
        if (cause instanceof errors.JWTExpired) return 'token-expired';
        if (cause instanceof errors.JOSEError) return 'token-invalid';
        throw new Error(`Could not verify a token of ${oidc.issuer}`, { cause });
      }
    },
    answer: async () => false,
  };
}

/** The provider that a tenant names, or the built-in one. */
export const perTenant = (
  own: IdentityProvider,
  otherOf: (tenant: Tenant) => IdentityProvider | null,
): IdentityProvider => {
  const of = (tenant: Tenant): IdentityProvider => otherOf(tenant) ?? own;
  return {
    client: (tenant) => of(tenant).client(tenant),
    verify: (tenant, token) => of(tenant).verify(tenant, token),
    answer: (tenant, visit) => of(tenant).answer(tenant, visit),
  };
};
