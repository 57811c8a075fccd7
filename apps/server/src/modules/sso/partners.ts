import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tenant } from '../../tenant/index.ts';
import type { SsoTables } from './tables.ts';

type Partner = Tenant['settings']['signInPartners'][number];

/** Whom a partner of the library vouches for. */
type Vouched = {
  readonly partner: Partner;
  readonly email: string;
  /** Names the assertion, which counts once: by its `jti`, else by all that is signed of it. */
  readonly hash: string;
  /** Until when it would count again if it were forgotten. */
  readonly expiresAt: Date;
};

const Claims = z.object({
  email: z.email().max(254),
  exp: z.number(),
  jti: z.string().min(1).max(255).optional(),
});

const longestSeconds = 300;
const clockToleranceSeconds = 30;

/**
 * Reads an assertion in the form of RFC 7523: signed by a partner, for this library, about someone's e-mail address, and
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
    if (!isShort) return null;
    const { email, exp, jti } = claims.data;
    return {
      partner,
      email,
      // Some signatures can be written in two ways, so that the signature itself names nothing.
      hash: hashOf(jti ? `${partner.issuer}\n${jti}` : assertion.slice(0, assertion.lastIndexOf('.'))),
      expiresAt: new Date((exp + clockToleranceSeconds) * 1000),
    };
  } catch (cause) {
    if (cause instanceof errors.JOSEError) return null;
    throw cause;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Remembers an assertion on every node until it expires; returns false where it has been used before. */
export async function spendAssertion(
  db: Kysely<SsoTables>,
  tenant: string,
  { hash, expiresAt }: Pick<Vouched, 'hash' | 'expiresAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_assertions')
    .values({ tenant, hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['tenant', 'hash']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Removes assertions that could not be used again; returns how many there were. */
export async function removeExpiredAssertions(db: Kysely<SsoTables>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('spent_assertions')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** How many assertions could not be used again and are still there. */
export async function countExpiredAssertions(db: Kysely<SsoTables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('spent_assertions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}
