import { Provider, type Configuration } from 'oidc-provider';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import { arrivalIn } from './partnerSignIn.ts';
import type { Failures } from './failures.ts';
import type { Keys } from './keys.ts';
import type { ProviderPages } from './pages.ts';
import type { ProviderPeople } from './people.ts';
import { recordsOf } from './records.ts';
import { entryCodeParameter } from './signIn.ts';
import type { IdentityTables } from './tables.ts';

const minutes = 60;
const hours = 60 * minutes;
const scope = 'openid profile email';

/** The one client: the web app of the tenant. */
export const clientId = 'norma-web';

/** Whom access tokens of a tenant are for. */
export const audienceOf = (tenant: Tenant): string => `urn:norma:${tenant.key}`;

/** Where the provider of a tenant lives. */
export const issuerOf = (tenant: Tenant): string => `${tenant.origin}/oidc`;

/** Over TLS browsers hold the cookies to what their names promise: sent over TLS alone, and set by this host alone. */
const cookieNames = ({ origin }: Tenant) => {
  const [host, secure] = origin.startsWith('https:') ? ['__Host-', '__Secure-'] : ['', ''];
  // A sign-in under way has a path of its own, which `__Host-` forbids.
  return {
    session: `${host}_session`,
    interaction: `${secure}_interaction`,
    resume: `${secure}_interaction_resume`,
  };
};

type Parts = {
  readonly tenant: Tenant;
  readonly db: Kysely<IdentityTables>;
  readonly keys: Keys;
  readonly people: ProviderPeople;
  readonly pages: ProviderPages;
  readonly failures: Failures;
  readonly now: () => Date;
  readonly accessTokenSeconds: number;
};

/** An OpenID provider for one tenant: authorization code with PKCE, five-minute access tokens, rotated refresh tokens. */
export function providerOf(parts: Parts): Provider {
  const { tenant, db, keys, people, pages, failures, now, accessTokenSeconds } = parts;
  const audience = audienceOf(tenant);
  const configuration: Configuration = {
    adapter: (model: string) => recordsOf(db, tenant.key, model, now),
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${tenant.origin}/implicit/callback`],
        post_logout_redirect_uris: [`${tenant.origin}/`],
      },
    ],
    jwks: { keys: [...keys.signing] },
    cookies: { keys: [...keys.cookies], names: cookieNames(tenant) },
    extraParams: [entryCodeParameter],
    pkce: { required: () => true },
    scopes: scope.split(' '),
    claims: {
      openid: ['sub', 'userType', 'accountId', 'MAEUserID', 'MAETenantID'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 1 * minutes,
      IdToken: accessTokenSeconds,
      RefreshToken: 8 * hours,
      Session: 8 * hours,
      Interaction: 30 * minutes,
      Grant: 8 * hours,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          pages.signingOut(context, tenant, form);
        },
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope,
          audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    interactions: { url: (_context, interaction) => `/login/${interaction.uid}` },
    renderError: async (context, out) => {
      const isOurs = out.error === 'server_error';
      const reason = { kind: 'refused', reason: out.error_description ?? out.error } as const;
      const { html, policy } = pages.failed(
        tenant,
        context.req.headers,
        isOurs ? { kind: 'unexpected' } : reason,
      );
      context.set('content-security-policy', policy);
      context.type = 'text/html; charset=utf-8';
      context.body = html;
    },
    findAccount: async (_context, sub) => {
      const claims = await people.claims(tenant.key, sub);
      return claims
        ? {
            accountId: sub,
            claims: () => ({ sub, email_verified: true, MAEUserID: sub, MAETenantID: tenant.key, ...claims }),
          }
        : undefined;
    },
    extraTokenClaims: async (_context, token) => {
      if (!('accountId' in token) || typeof token.accountId !== 'string') return undefined;
      const claims = await people.claims(tenant.key, token.accountId);
      const sessionUid = 'sessionUid' in token ? token.sessionUid : undefined;
      return {
        sid: typeof sessionUid === 'string' ? sessionUid : token.jti,
        grant: token.grantId,
        userType: claims?.userType,
        accountId: claims?.accountId,
        MAEUserID: token.accountId,
        MAETenantID: tenant.key,
      };
    },
    // The web app is the library's own: no one is asked whether it may know who signs in.
    loadExistingGrant: async (context) => {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const arrival = arrivalIn(context.oidc.result);
      const by = { sessionId: session.uid, personId: session.accountId };
      if (arrival) await people.signedIn(tenant.key, { ...arrival, ...by });
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scope);
      grant.addResourceScope(audience, scope);
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuerOf(tenant), configuration);
  // Addresses are built from the tenant's origin, which `builtIn.ts` puts into the forwarded headers.
  provider.proxy = true;
  // Some of its routes answer an error themselves, and redirects carry `server_error` back; the others come to the last hook.
  provider.on('server_error', (context, error) => {
    const { status, headers } = failures.answerOf(error, context.req);
    if (context.status < 500) return;
    context.status = status;
    context.set(headers);
  });
  provider.use(async (context, next) => {
    try {
      await next();
    } catch (error) {
      context.respond = false;
      failures.fail(tenant, { request: context.req, response: context.res, remoteAddress: '' }, error);
    }
  });
  return provider;
}
