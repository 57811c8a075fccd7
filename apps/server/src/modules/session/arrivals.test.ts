import type { Account, AuthenticationData } from '@norma/contracts';
import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import { clientId } from '../../adapters/identity/provider.ts';
import { comeIn } from '../../commands/signInByForm.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import { aPartner, changeTenant } from '../../testing/partners.ts';
import type { SessionTables } from './tables.ts';

const loopback = { account: 'vardal-port', ranges: ['127.0.0.0/8'] };
const byNetwork = { authenticationMethods: ['PWD', 'IP'], networks: [loopback] };

type Way = { parameters?: Record<string, string>; headers?: Record<string, string> };

/** Comes to the sign-in as a visitor who types nothing. */
const arrive = (library: TestLibrary, way: Way = {}) =>
  comeIn({ origin: library.origin, clientId, ...way }, (client) => client());

const ctx =
  ({ anyone }: TestLibrary, { access_token }: { access_token: string }) =>
  (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    anyone(method, path, body, { authorization: `Bearer ${access_token}`, ...headers });

type Context = ReturnType<typeof ctx>;

const accountOf = async (client: Context): Promise<Account> =>
  (await (await client('GET', '/api/account')).json()) as Account;
const arrivalOf = async (client: Context): Promise<AuthenticationData> =>
  (await (await client('GET', '/login/api/v1/authenticationData')).json()) as AuthenticationData;
const auditOf = ({ database }: TestLibrary) =>
  database
    .forTenant<{ audit_events: { id: number; type: string; principal: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .orderBy('id')
    .execute();

describe('a visitor from the network of a company', () => {
  it('is let in without a password as the company, which the audit and every later call know', async () => {
    const library = await startLibrary();
    await changeTenant(library, byNetwork);
    expect(await arrivalOf(library.anyone)).toMatchObject({
      authType: 'IP',
      originatedIpAddress: '127.0.0.1',
      originatedWhiteListedAccount: 'vardal-port',
    });
    const client = ctx(library, await arrive(library));
    expect(await accountOf(client)).toMatchObject({
      userType: 'COMPANY',
      selectedAccountId: 'vardal-port',
      cgEntitlements: [{ accountId: 'vardal-port' }],
    });
    expect(await arrivalOf(client)).toMatchObject({
      authType: 'IP',
      originatedWhiteListedAccount: 'vardal-port',
    });
    expect((await client('POST', '/api/documents/unified-search', {})).status).toBe(200);
    expect(await auditOf(library)).toContainEqual({
      type: 'sign-in',
      principal: 'company',
      message: 'Came from the network of Port Authority of Vardal',
    });
  });

  it('may read, and counts as no one in particular [session-002]', async () => {
    const library = await startLibrary();
    await changeTenant(library, byNetwork);
    const client = ctx(library, await arrive(library));
    const contentCode = encodeURIComponent('NSB|nsb-e-214-24');
    const card = await client('GET', `/api/documents/metadata?contentCode=${contentCode}`);
    const { contentId } = (await card.json()) as { contentId: number };
    expect((await client('GET', `/api/documents/html/${contentId}`)).status).toBe(200);
    const personal = [
      await client('POST', `/api/tracked-documents?contentCode=${contentCode}`),
      await client('POST', '/api/content-favorites', { content: { contentId } }),
    ];
    for (const refused of personal)
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'individuals-only' }]);
    const { userMenuList } = await accountOf(client);
    expect(userMenuList).not.toEqual(expect.arrayContaining(['COMPASS_POINTS']));
    expect(userMenuList).not.toEqual(expect.arrayContaining(['FAVORITES']));
  });

  it('who has left it is refused with the reason, and may still sign out', async () => {
    const library = await startLibrary({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    await changeTenant(library, {
      ...byNetwork,
      networks: [{ account: 'vardal-port', ranges: ['203.0.113.0/24', '2001:db8:7a::/48'] }],
    });
    const client = ctx(library, await arrive(library, { headers: { 'x-forwarded-for': '203.0.113.9' } }));
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect((await client('GET', '/api/account', undefined, from('2001:db8:7a::1'))).status).toBe(200);
    for (const [method, path] of [
      ['GET', '/api/account'],
      ['POST', '/api/documents/unified-search'],
      ['POST', '/api/account/switch'],
    ] as const) {
      const body = method === 'POST' ? { accountId: 'vardal-port' } : undefined;
      const refused = await client(method, path, body, from('198.51.100.1'));
      expect([path, refused.status, await refused.json()]).toMatchObject([
        path,
        403,
        { code: 'address-not-allowed' },
      ]);
    }
    expect((await client('POST', '/api/account/logout', undefined, from('198.51.100.1'))).status).toBe(200);
  });

  it('cannot be played by writing an address oneself', async () => {
    const library = await startLibrary();
    await changeTenant(library, { ...byNetwork, networks: [{ ...loopback, ranges: ['203.0.113.0/24'] }] });
    const headers = { 'x-forwarded-for': '203.0.113.9', originatedIpAddress: '203.0.113.9' };
    await expect(arrive(library, { headers })).rejects.toThrow('The sign-in form was not accepted');
  });

  it('to which several companies belong chooses one of them, and no other [session-043]', async () => {
    const library = await startLibrary();
    const db = library.database.forTenant<SessionTables>('astm');
    const [second] = await db
      .insertInto('people')
      .values({
        tenant: 'astm',
        sign_in_name: 'university',
        email: 'library@carrow.example',
        first_name: '',
        last_name: '',
        user_type: 'COMPANY',
        authorities: [],
        password_hash: null,
      })
      .returning('id')
      .execute();
    await db
      .insertInto('memberships')
      .values({ tenant: 'astm', person_id: second?.id ?? '', account_id: 'carrow-university' })
      .execute();
    // The third has no one who stands for it: an individual of it is never taken instead.
    const networks = [
      loopback,
      { account: 'carrow-university', ranges: ['127.0.0.1-127.0.0.9'] },
      { account: 'halvorsen', ranges: ['127.0.0.1'] },
    ];
    await changeTenant(library, { ...byNetwork, networks });
    expect(await arrivalOf(library.anyone)).toMatchObject({ originatedWhiteListedAccount: null });
    await expect(arrive(library)).rejects.toThrow('The sign-in form was not accepted');
    const choose = (account: string) =>
      comeIn({ origin: library.origin, clientId }, async (client) => {
        const page = await client();
        expect(page.text).toContain('Read as Port Authority of Vardal');
        expect(page.text).toContain('Read as University of Carrow');
        expect(page.text).not.toContain('Halvorsen');
        return client({ method: 'POST', form: { account } });
      });
    expect(await accountOf(ctx(library, await choose('carrow-university')))).toMatchObject({
      userType: 'COMPANY',
      cgEntitlements: [{ accountId: 'carrow-university' }],
    });
    await expect(choose('halvorsen')).rejects.toThrow('The sign-in form was not accepted');
  });

  it('who asks for the form gets it, and signs in for themselves', async () => {
    const library = await startLibrary();
    await changeTenant(library, byNetwork);
    const tokens = await comeIn(
      { origin: library.origin, clientId, parameters: { prompt: 'login' } },
      async (client) => {
        expect((await client()).text).toContain('Read without signing in');
        return client({ method: 'POST', form: { name: 'individual', password: 'a password of tests' } });
      },
    );
    expect(await accountOf(ctx(library, tokens))).toMatchObject({ userType: 'INDIVIDUAL' });
    expect(await arrivalOf(ctx(library, tokens))).toMatchObject({
      authType: 'PWD',
      originatedWhiteListedAccount: null,
    });
  });

  it('is asked for a password where the library does not let people in by network', async () => {
    const library = await startLibrary();
    await changeTenant(library, { ...byNetwork, authenticationMethods: ['PWD'] });
    await expect(arrive(library)).rejects.toThrow('The sign-in form was not accepted');
  });
});

/** A portal of a company, whose word the library takes. */
async function aPartnerWithCodes(library: TestLibrary, authType: 'SSO' | 'JWT' | 'APPLET', account: string) {
  const assertion = await aPartner(library, authType, account);
  const entryCode = (given: string): Promise<Response> =>
    library.anyone('POST', '/login/api/v1/entry-codes', { assertion: given });
  const codeFor = async (claims: JWTPayload = {}): Promise<string> => {
    const answer = await entryCode(await assertion(claims));
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { code: string }).code;
  };
  return { assertion, entryCode, codeFor };
}

const withCode = (library: TestLibrary, code: string) =>
  arrive(library, { parameters: { prompt: 'login', entry_code: code } });

describe('someone for whom a partner vouches', () => {
  it.each(['JWT', 'SSO'] as const)(
    'by %s reads through the account that the word was given for, and through no other [session-008] [session-038]',
    async (authType) => {
      const library = await startLibrary();
      const { codeFor } = await aPartnerWithCodes(library, authType, 'carrow-university');
      const code = await codeFor({ email: 'priya@raghunathan-vale.example' });
      const client = ctx(library, await withCode(library, code));
      expect(await arrivalOf(client)).toMatchObject({
        authType,
        originatedWhiteListedAccount: 'carrow-university',
      });
      const account = await accountOf(client);
      expect(account.cgEntitlements).toHaveLength(3);
      expect(account.selectedAccountId).toBe('carrow-university');
      const refused = await client('POST', '/api/account/switch', { accountId: 'raghunathan-vale' });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account-fixed' }]);
    },
  );

  it('by an applet may change to another account of theirs', async () => {
    const library = await startLibrary();
    const { codeFor } = await aPartnerWithCodes(library, 'APPLET', 'carrow-university');
    const code = await codeFor({ email: 'priya@raghunathan-vale.example' });
    const client = ctx(library, await withCode(library, code));
    expect((await accountOf(client)).selectedAccountId).toBe('carrow-university');
    expect((await client('POST', '/api/account/switch', { accountId: 'raghunathan-vale' })).status).toBe(200);
    expect((await accountOf(client)).selectedAccountId).toBe('raghunathan-vale');
  });

  it('comes in once by a code, and not a minute later', async () => {
    let at = new Date();
    const library = await startLibrary({ now: () => at });
    const { codeFor } = await aPartnerWithCodes(library, 'JWT', 'halvorsen');
    const code = await codeFor();
    await withCode(library, code);
    await expect(withCode(library, code)).rejects.toThrow('The sign-in form was not accepted');
    const late = await codeFor();
    at = new Date(at.getTime() + 60_000);
    await expect(withCode(library, late)).rejects.toThrow('The sign-in form was not accepted');
  });

  it('whose account is no longer theirs is refused with the reason', async () => {
    const library = await startLibrary();
    const { codeFor } = await aPartnerWithCodes(library, 'SSO', 'halvorsen');
    const client = ctx(library, await withCode(library, await codeFor()));
    expect((await client('GET', '/api/account')).status).toBe(200);
    await library.database
      .forTenant<SessionTables>('astm')
      .deleteFrom('memberships')
      .where('account_id', '=', 'halvorsen')
      .execute();
    const refused = await client('GET', '/api/account');
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account-not-allowed' }]);
  });

  it.each([
    ['of another account', { email: 'library@vardal-port.example' }, 'person-not-vouched'],
    ['whom nobody here knows', { email: 'mallory@elsewhere.example' }, 'person-not-vouched'],
    ['without an address', { email: 7 }, 'assertion-refused'],
    ['for another library', { aud: 'https://elsewhere.example' }, 'assertion-refused'],
    ['by somebody unknown', { iss: 'https://mallory.example' }, 'assertion-refused'],
  ])('is not believed %s', async (_, claims, code) => {
    const library = await startLibrary();
    const { assertion, entryCode } = await aPartnerWithCodes(library, 'JWT', 'halvorsen');
    const refused = await entryCode(await assertion(claims));
    expect([refused.status, await refused.json()]).toMatchObject([403, { code }]);
  });

  it('is not believed with a word that holds for hours, has run out, or is nonsense', async () => {
    const library = await startLibrary();
    const { assertion, entryCode } = await aPartnerWithCodes(library, 'JWT', 'halvorsen');
    const words = [await assertion({}, '2 hours'), await assertion({}, '-1 hour'), 'x', 'a.b.c'];
    for (const word of words) expect((await entryCode(word)).status).toBe(403);
    for (const none of ['', 7, 'x'.repeat(10_001)])
      expect((await library.anyone('POST', '/login/api/v1/entry-codes', { assertion: none })).status).toBe(
        400,
      );
  });

  it.each([
    ['named by its jti', {}],
    ['without a jti', { jti: undefined } as unknown as JWTPayload],
  ])('is believed once: an assertion that comes again is refused, %s', async (_, claims: JWTPayload) => {
    const library = await startLibrary();
    const { assertion, entryCode } = await aPartnerWithCodes(library, 'JWT', 'halvorsen');
    const given = await assertion(claims);
    const answers = await Promise.all([1, 2, 3, 4].map(() => entryCode(given)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403, 403]);
    expect(await (await entryCode(given)).json()).toMatchObject({ code: 'assertion-refused' });
  });

  it('is refused with a jti that was used in another assertion', async () => {
    const library = await startLibrary();
    const { assertion, entryCode } = await aPartnerWithCodes(library, 'JWT', 'halvorsen');
    expect((await entryCode(await assertion({ jti: 'one' }, '1 minute'))).status).toBe(201);
    expect((await entryCode(await assertion({ jti: 'one' }, '2 minutes'))).status).toBe(403);
  });

  it('never comes in as someone who administers the library', async () => {
    const library = await startLibrary();
    const { assertion, entryCode } = await aPartnerWithCodes(library, 'JWT', 'library');
    const refused = await entryCode(await assertion({ email: 'amara.obi@library.example' }));
    expect(await refused.json()).toMatchObject({ code: 'person-not-vouched' });
    expect(await auditOf(library)).toContainEqual({
      type: 'sign-in-refused',
      principal: 'admin',
      message: 'https://portal.halvorsen.example signed in a user of library',
    });
  });
});

describe('the place where profiles are completed', () => {
  it('is answered with the way back, and null where the tenant has none [session-051]', async () => {
    const library = await startLibrary();
    const client = ctx(library, await library.tokens('stranger'));
    const place = async () => (await client('GET', '/api/tenant/getProgressiveProfilingUrl')).json();
    expect(await place()).toEqual({ progressiveProfilingUrl: null });
    await changeTenant(library, {
      progressiveProfilingUrl: 'https://profile.nsb-library.example/more?from=a',
    });
    const redirectUrl = encodeURIComponent(`${library.origin}/`);
    expect(await place()).toEqual({
      progressiveProfilingUrl: `https://profile.nsb-library.example/more?from=a&redirectUrl=${redirectUrl}`,
    });
  });
});
