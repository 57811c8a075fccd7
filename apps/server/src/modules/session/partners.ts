import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Tenant } from '../../tenant/index.ts';

type Partner = Tenant['settings']['signInPartners'][number];

/** Whom a partner of the library vouches for. */
type Vouched = { readonly partner: Partner; readonly email: string };

const Claims = z.object({ email: z.email().max(254), exp: z.number() });

const longestSeconds = 300;
const clockToleranceSeconds = 30;

/**
 * Reads an assertion in the form of RFC 7523: signed by a partner, for this library, about somebody's e-mail address, and
 * good for five minutes at most. Null for any that does not count.
 */
export async function vouchedFor(assertion: string, tenant: Tenant, now: Date): Promise<Vouched | null> {
  try {
    const issuer = decodeJwt(assertion).iss;
    const partner = tenant.settings.signInPartners.find((each) => each.issuer === issuer);
    if (!partner) return null;
    const { payload } = await jwtVerify(assertion, createLocalJWKSet(partner.jwks), {
      issuer: partner.issuer,
      audience: tenant.origin,
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['exp'],
      clockTolerance: clockToleranceSeconds,
      currentDate: now,
    });
    const claims = Claims.safeParse(payload);
    if (!claims.success) return null;
    const isShort = claims.data.exp - now.getTime() / 1000 <= longestSeconds + clockToleranceSeconds;
    return isShort ? { partner, email: claims.data.email } : null;
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return null;
    throw cause;
  }
}
