import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account } from '@norma/contracts';
import { people } from '@norma/samples';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startLibrary } from '../../testing/library.ts';

const clientId = 'norma-at-another';
const several = people.find(({ signInName }) => signInName === 'multi')?.email;
const otherPersonId = '3fd7f627-5a46-4fdd-a08a-913a9ce20399';

/** Another house's provider: discovery and keys, and tokens as it signs them. */
async function anotherProvider() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const server = createServer((request, response) => {
    const isKeys = request.url === '/keys';
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(isKeys ? { keys: [jwk] } : { issuer, jwks_uri: `${issuer}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = (claims: JWTPayload): Promise<string> =>
    new SignJWT({ sub: 'u-17', email: 'ines.ravndal@halvorsen.example', aud: clientId, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(issuer)
      .setExpirationTime('5 minutes')
      .sign(privateKey);
  return { issuer, token };
}

async function aLibraryWithIt() {
  const provider = await anotherProvider();
  const library = await startLibrary({
    environment: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: clientId },
  });
  const accountWith = async (claims: JWTPayload): Promise<Response> =>
    library.anyone('GET', '/api/account', undefined, {
      authorization: `Bearer ${await provider.token(claims)}`,
    });
  return { library, provider, askWith: accountWith };
}

describe('another OpenID provider', () => {
  it('is told to the web app in place of the built-in one, for the default tenant alone', async () => {
    const { library, provider } = await aLibraryWithIt();
    const issuerOf = async (tenantName: string): Promise<unknown> =>
      (
        (await (
          await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', { tenantName })
        ).json()) as { issuer: string }
      ).issuer;
    expect(await issuerOf('astm')).toBe(provider.issuer);
    expect(await issuerOf('api')).toBe(`${library.originOf('api')}/oidc`);
  });

  it.each([
    ['names the client as its audience', {}],
    ['names the client as azp', { aud: 'account', azp: clientId }],
    ['names the client as client_id', { aud: 'https://api.example', client_id: clientId }],
  ])('is believed when its token %s, about the e-mail address of a person here', async (_, claims) => {
    const { askWith: accountWith } = await aLibraryWithIt();
    const answer = await accountWith(claims);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      email: 'ines.ravndal@halvorsen.example',
      selectedAccountId: 'halvorsen',
    });
  });

  it.each([
    ['for another client', { aud: 'somebody-else' }, 'token-invalid'],
    ['about an address that nobody here has', { email: 'mallory@elsewhere.example' }, 'person-unknown'],
    ['about an address that is not verified', { email_verified: false }, 'email-unverified'],
    ['that writes so as a text', { email_verified: 'false' }, 'email-unverified'],
    [
      'without an address, whose subject has the form of an id here',
      { email: undefined, sub: otherPersonId },
      'email-unverified',
    ],
  ])('is not believed with a token %s', async (_, claims, code) => {
    const { askWith: accountWith } = await aLibraryWithIt();
    const answer = await accountWith(claims);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code });
  });

  it('lets a person of several accounts switch between them', async () => {
    const { library, provider } = await aLibraryWithIt();
    const authorization = `Bearer ${await provider.token({ email: several, sid: 'one' })}`;
    const account = async (method: string, path: string, body?: object): Promise<Account> =>
      Account.parse(await (await library.anyone(method, path, body, { authorization })).json());
    const before = await account('GET', '/api/account');
    expect(before).toMatchObject({ isAccountFixed: false, selectedAccountId: null });
    for (const { accountId } of before.cgEntitlements.slice(0, 2))
      expect(await account('POST', '/api/account/switch', { accountId })).toMatchObject({
        selectedAccountId: accountId,
      });
  });

  it('is not believed with a token that has expired', async () => {
    const provider = await anotherProvider();
    const library = await startLibrary({
      now: () => new Date(Date.now() + 3_600_000),
      environment: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: clientId },
    });
    const authorization = `Bearer ${await provider.token({})}`;
    const answer = await library.anyone('GET', '/api/account', undefined, { authorization });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token-expired' });
  });

  it('that cannot be reached is an error of the server, not of the reader', async () => {
    const library = await startLibrary({
      environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: clientId },
    });
    const { token } = await anotherProvider();
    const answer = await library.anyone('GET', '/api/account', undefined, {
      authorization: `Bearer ${await token({})}`,
    });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ detail: 'Internal Error' });
  });
});
