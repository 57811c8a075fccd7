import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Kysely } from 'kysely';
import type { Audit } from '../../ports/audit.ts';
import type { IdentityProvider, Visit } from '../../ports/identity.ts';
import { createRateLimiter } from '../../concurrency/rateLimiter.ts';
import type { Tenant } from '../../tenant/index.ts';
import { keysOf } from './keys.ts';
import { answersFailures } from './failures.ts';
import type { ProviderPages } from './pages.ts';
import type { ProviderPeople } from './people.ts';
import { audienceOf, clientId, issuerOf, providerOf } from './provider.ts';
import { signIn, type DemoOf } from './signIn.ts';
import type { IdentityTables } from './tables.ts';
import { verifiedTokens, type VerifiedTokens } from './verifiedTokens.ts';

type Parts = {
  readonly dbOf: (tenantKey: string) => Kysely<IdentityTables>;
  readonly people: ProviderPeople;
  readonly pages: ProviderPages;
  readonly audit: Audit;
  readonly demoOf: DemoOf;
  readonly now: () => Date;
  readonly accessTokenSeconds?: number;
  /** Hears what went wrong in a request that was answered with 500 or 503. */
  readonly onFailed: (error: unknown, requestId: string) => void;
};

type Serving = {
  readonly keys: JWTVerifyGetKey;
  /** Tokens whose signature was looked at already: each of them comes with many calls. */
  readonly verified: VerifiedTokens;
  /** When a key stops to verify, so that the keys must be read again. */
  readonly until: Date | null;
  readonly provide: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly signIn: (visit: Visit) => Promise<void>;
};

/** How often people behind one address may try: as a whole company in the morning, and no program that tries names. */
export const attemptsOfAddress = { atOnce: 200, perSecond: 2 };

/** Public halves of signing keys. */
const publicOnly = ({ kty, n, e, kid, alg, use }: Record<string, unknown>) =>
  ({ kty, n, e, kid, alg, use }) as { kty: string };

/** The built-in provider, which can be told that the keys of a tenant were changed. */
export type BuiltInProvider = IdentityProvider & { readonly forgetKeys: (tenantKey: string) => void };

/** The library's own OpenID provider, one for each tenant origin, in this process. */
export function builtInProvider({
  dbOf,
  people,
  pages,
  audit,
  demoOf,
  now,
  accessTokenSeconds = 300,
  onFailed,
}: Parts): BuiltInProvider {
  const failures = answersFailures(pages, onFailed);
  const attempts = createRateLimiter(attemptsOfAddress, () => now().getTime());
  const serving = new Map<string, Promise<Serving>>();

  const start = async (tenant: Tenant): Promise<Serving> => {
    const db = dbOf(tenant.key);
    const keys = await keysOf(db, tenant.key, now);
    const provider = providerOf({ tenant, db, keys, people, pages, failures, now, accessTokenSeconds });
    const callback = provider.callback();
    return {
      until: keys.until,
      keys: createLocalJWKSet({ keys: keys.signing.map(publicOnly) }),
      verified: verifiedTokens(now),
      provide: async (request, response) => {
        await callback(request, response);
      },
      signIn: signIn({
        tenant,
        provider,
        db,
        people,
        pages,
        refuse: (visit) => failures.refuse(tenant, visit),
        audit,
        demoOf,
        attempts,
        now,
      }),
    };
  };

  const of = async (tenant: Tenant): Promise<Serving> => {
    const id = `${tenant.key} ${tenant.origin}`;
    const found = serving.get(id) ?? start(tenant);
    serving.set(id, found);
    found.catch(() => serving.delete(id));
    const { until } = await found;
    if (until === null || until > now()) return found;
    if (serving.get(id) === found) serving.delete(id);
    return of(tenant);
  };

  return {
    forgetKeys: (tenantKey) => {
      for (const id of serving.keys()) if (id.startsWith(`${tenantKey} `)) serving.delete(id);
    },

    client: (tenant) => ({ issuer: issuerOf(tenant), clientId, audience: audienceOf(tenant) }),

    verify: async (tenant, token) => {
      const { keys, verified } = await of(tenant);
      const known = verified.get(token);
      if (known) return known;
      try {
        const { payload } = await jwtVerify(token, keys, {
          issuer: issuerOf(tenant),
          audience: audienceOf(tenant),
          algorithms: ['RS256'],
          requiredClaims: ['sub', 'exp', 'sid'],
          currentDate: now(),
        });
        const identity = {
          subject: payload.sub ?? '',
          sessionId: String(payload['sid']),
          grantId: typeof payload['grant'] === 'string' ? payload['grant'] : null,
          email: null,
          issuer: issuerOf(tenant),
          issuedAt: new Date((payload.iat ?? 0) * 1000),
        };
        verified.add(token, identity, new Date((payload.exp ?? 0) * 1000));
        return identity;
      } catch (cause) {
        if (cause instanceof errors.JWTExpired) return 'token-expired';
        if (cause instanceof errors.JOSEError) return 'token-invalid';
        throw new Error('Could not verify a token', { cause });
      }
    },

    answer: async (tenant, visit) => {
      const { request } = visit;
      const url = request.url ?? '/';
      const isSignIn = /^\/login\/[^/?]+(\?|$)/.test(url);
      if (!isSignIn && !url.startsWith('/oidc/')) return false;
      if (url.includes('%00')) {
        failures.refuse(tenant, visit);
        return true;
      }
      try {
        const { provide, signIn: answerSignIn } = await of(tenant);
        const { protocol, host } = new URL(tenant.origin);
        Object.assign(request.headers, {
          'x-forwarded-proto': protocol.slice(0, -1),
          'x-forwarded-host': host,
        });
        if (isSignIn) {
          await answerSignIn(visit);
          return true;
        }
        // The provider works out where it is mounted from the difference between the two addresses.
        Object.assign(request, { originalUrl: url, url: url.slice('/oidc'.length) });
        await provide(request, visit.response);
      } catch (error) {
        failures.fail(tenant, visit, error);
      }
      return true;
    },
  };
}
