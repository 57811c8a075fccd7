import { generateKeyPair, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { attemptsOfAddress } from './builtIn.ts';
import { clientId } from './provider.ts';
import { signInByForm } from '../../commands/signInByForm.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { aSignInForm } from '../../testing/signInForm.ts';

const accountWith = (library: TestLibrary, token: string): Promise<Response> =>
  library.anyone('GET', '/api/account', undefined, { authorization: `Bearer ${token}` });

const startOfTest = new Date();

const refusal = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

describe('a token', () => {
  it('that is missing is refused with 401', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/api/account');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(answer)).toEqual([401, 'not-signed-in']);
  });

  it('that has expired is refused as such', async () => {
    let time = Date.now();
    const library = await startLibrary({ now: () => new Date(time) });
    const { access_token } = await library.tokens('individual');
    expect((await accountWith(library, access_token)).status).toBe(200);
    time += 6 * 60_000;
    expect(await refusal(await accountWith(library, access_token))).toEqual([401, 'token-expired']);
  });

  it('of another tenant is refused', async () => {
    const library = await startLibrary();
    const { access_token } = await library.tokens('individual', 'api');
    expect(await refusal(await accountWith(library, access_token))).toEqual([401, 'token-invalid']);
  });

  it('for another audience is refused: an ID token is no access token', async () => {
    const library = await startLibrary();
    const { id_token } = await library.tokens('individual');
    expect(await refusal(await accountWith(library, id_token))).toEqual([401, 'token-invalid']);
  });

  it('signed with a key of someone else, or with none, is refused', async () => {
    const library = await startLibrary();
    const claims = { sid: 's', userType: 'INDIVIDUAL' };
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'unknown' })
      .setSubject('3fd7f627-5a46-4fdd-a08a-913a9ce20399')
      .setIssuer(`${library.origin}/oidc`)
      .setAudience('urn:norma:astm')
      .setExpirationTime('5 minutes')
      .sign(privateKey);
    expect(await refusal(await accountWith(library, forged))).toEqual([401, 'token-invalid']);

    const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'none' })}.${part({ ...claims, iss: `${library.origin}/oidc`, aud: 'urn:norma:astm', sub: 'x', exp: 9e9 })}.`;
    expect(await refusal(await accountWith(library, unsigned))).toEqual([401, 'token-invalid']);
  });

  it('whose payload was changed is refused', async () => {
    const library = await startLibrary();
    const { access_token } = await library.tokens('individual');
    const [head, , signature] = access_token.split('.');
    const changed = Buffer.from(JSON.stringify({ sub: 'x', exp: 9e9 })).toString('base64url');
    expect(await refusal(await accountWith(library, `${head}.${changed}.${signature}`))).toEqual([
      401,
      'token-invalid',
    ]);
  });

  it.each([
    'x',
    'a.b.c',
    '..',
    'é'
      .repeat(10)
      .normalize('NFD')
      .replace(/[^a-z]/g, ''),
    'A'.repeat(10_000),
  ])('that is nonsense is refused (%#)', async (token) => {
    const library = await startLibrary();
    expect((await accountWith(library, token)).status).toBe(401);
  });
});

describe('signing in', () => {
  it('asks for a code with PKCE: without a challenge the provider refuses [session-031]', async () => {
    const library = await startLibrary();
    const query = `client_id=${clientId}&response_type=code&scope=openid&redirect_uri=${encodeURIComponent(`${library.origin}/implicit/callback`)}`;
    const answer = await library.anyone('GET', `/oidc/auth?${query}`);
    expect(answer.headers.get('location')).toContain('error=invalid_request');
  });

  it('goes back to the library alone, never to another address', async () => {
    const library = await startLibrary();
    const query = `client_id=${clientId}&response_type=code&scope=openid&redirect_uri=https%3A%2F%2Fevil.example%2F&code_challenge=${'x'.repeat(43)}&code_challenge_method=S256`;
    const answer = await library.anyone('GET', `/oidc/auth?${query}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('Sign-in failed');
  });

  it('is closed for a name after five wrong passwords, and open again a quarter of an hour later', async () => {
    let time = Date.now();
    const library = await startLibrary({ now: () => new Date(time) });
    const attempt = (password: string) =>
      signInByForm({ origin: library.origin, clientId, name: 'individual', password });
    for (let count = 0; count < 5; count += 1) await expect(attempt('wrong')).rejects.toThrow('is wrong');
    await expect(library.tokens('individual')).rejects.toThrow('too many attempts');
    await expect(library.tokens('colleague')).resolves.toHaveProperty('access_token');
    time += 16 * 60_000;
    await expect(library.tokens('individual')).resolves.toHaveProperty('access_token');
  });

  it('is closed for an address that tries one name after the other, and for no other address', async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.1, ::1' };
    const library = await startLibrary({ now: () => startOfTest, environment });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const form = await aSignInForm(library);
    const attempt = async (count: number, address: string) => {
      const headers = {
        ...form.headers,
        ...from(address),
        'content-type': 'application/x-www-form-urlencoded',
      };
      const answer = await library.anyone('POST', form.path, `name=reader-${count}&password=y`, headers);
      return { status: answer.status, text: await answer.text() };
    };
    const tried = [];
    for (let count = 0; count <= attemptsOfAddress.atOnce; count += 1)
      tried.push(await attempt(count, '203.0.113.7'));
    expect(tried.at(-2)?.status).toBe(401);
    expect(tried.at(-1)).toMatchObject({ status: 429, text: expect.stringContaining('from your address') });
    expect((await attempt(1_000, '203.0.113.8')).status).toBe(401);
  }, 240_000);

  it('works by e-mail address too, in any letter case', async () => {
    const library = await startLibrary();
    const tokens = await signInByForm({
      origin: library.origin,
      clientId,
      name: 'INES.Ravndal@halvorsen.example',
      password: 'a password of tests',
    });
    expect((await accountWith(library, tokens.access_token)).status).toBe(200);
  });

  it('can be renewed with the refresh token, which then counts once [session-029]', async () => {
    const library = await startLibrary();
    const { refresh_token = '' } = await library.tokens('individual');
    const renew = () =>
      library.anyone(
        'POST',
        '/oidc/token',
        new URLSearchParams({ grant_type: 'refresh_token', client_id: clientId, refresh_token }).toString(),
        {
          'content-type': 'application/x-www-form-urlencoded',
        },
      );
    const renewed = (await (await renew()).json()) as { access_token: string };
    expect((await accountWith(library, renewed.access_token)).status).toBe(200);
    expect((await renew()).status).toBe(400);
    // A refresh token that comes twice may be stolen: what was given for it is refused at once.
    expect(await refusal(await accountWith(library, renewed.access_token))).toEqual([401, 'sign-in-ended']);
  });

  it('is stored in the audit, refused ones too', async () => {
    const library = await startLibrary();
    await library.tokens('individual');
    await signInByForm({ origin: library.origin, clientId, name: 'mallory', password: 'x' }).catch(
      () => undefined,
    );
    const stored = await library.database
      .forTenant<{ audit_events: { id: number; type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select(['type', 'principal'])
      .orderBy('id')
      .execute();
    expect(stored).toEqual([
      { type: 'sign-in', principal: 'individual' },
      { type: 'sign-in-refused', principal: 'mallory' },
    ]);
  });

  it('with a form that has expired says so and leads to the library', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('GET', '/login/gone');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('This sign-in has expired');
  });
});
