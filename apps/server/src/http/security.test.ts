import { describe, expect, it } from 'vitest';
import { clientId } from '../adapters/identity/provider.ts';
import { startLibrary } from '../testing/library.ts';
import { stockedLibrary } from '../testing/validRequests/stockedLibrary.ts';

const html = { accept: 'text/html' };
const startOfSignIn = (origin: string): string => {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${origin}/implicit/callback`,
    code_challenge: 'x'.repeat(43),
    code_challenge_method: 'S256',
  });
  return `/oidc/auth?${query.toString()}`;
};

describe('every answer', () => {
  it.each([
    ['a page', 'GET', '/', html],
    ['a call', 'GET', '/management/info', {}],
    ['a refusal', 'GET', '/api/account', {}],
    ['an address with half a character in it', 'GET', '/api/%', {}],
    ['an unknown call', 'GET', '/api/nothing', {}],
    ['the provider', 'GET', '/oidc/.well-known/openid-configuration', {}],
  ])('keeps browsers from guessing, telling and sharing: %s', async (_, method, path, headers) => {
    const { anyone } = await startLibrary();
    const answer = await anyone(method, path, undefined, headers);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('of a call is stored by no one in between, and acts in no browser', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    for (const path of [
      '/api/account',
      '/api/documents/metadata?contentCode=x',
      '/api/accessed-documents/current-user',
    ]) {
      const { headers } = await client('GET', path);
      expect([path, headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
        path,
        'no-store',
        "default-src 'none'; frame-ancestors 'none'",
      ]);
    }
  });
});

describe('a file', () => {
  it('acts in no browser, but is shown where browsers show it by themselves', async () => {
    const { owner, ids } = await stockedLibrary();
    const policyOf = async (path: string) =>
      (await owner('GET', path)).headers.get('content-security-policy');
    expect(await policyOf(`/api/documents/html/${ids.newer}`)).toContain("default-src 'none'");
    expect(await policyOf(`/api/documents/pdf/old/${ids.older}`)).toBe("frame-ancestors 'self'");
  });
});

describe('a page', () => {
  it('makes markup by the one policy of ours alone', async () => {
    const { anyone } = await startLibrary();
    const policy = (await anyone('GET', '/', undefined, html)).headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types norma default");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
  });
});

describe('behind TLS', () => {
  const origin = 'https://library.example';
  const headers = { host: 'library.example', 'x-forwarded-proto': 'https' };
  const overTls = () =>
    startLibrary({ environment: { PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1, ::1' } });

  it('browsers are told to come by nothing else', async () => {
    const { anyone } = await overTls();
    for (const path of ['/', '/management/info', '/oidc/.well-known/openid-configuration']) {
      const answer = await anyone('GET', path, undefined, { ...headers, ...html });
      expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('cookies of a sign-in are for this host, TLS and no script', async () => {
    const { anyone } = await overTls();
    const answer = await anyone('GET', startOfSignIn(origin), undefined, headers);
    expect(answer.status).toBe(303);
    const cookies = (answer.headers.get('set-cookie') ?? '').split(/,(?=\s*__)/).map((each) => each.trim());
    expect(cookies.length).toBeGreaterThanOrEqual(4);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__(Host|Secure)-_\w+(\.sig)?=.*; secure; httponly/i);
    expect(cookies.every((cookie) => /samesite=(lax|strict|none)/i.test(cookie))).toBe(true);
  });
});
