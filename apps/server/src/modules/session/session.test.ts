import type { Account } from '@norma/contracts';
import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';

const accountOf = async (client: TestClient): Promise<Account> =>
  (await (await client('GET', '/api/account')).json()) as Account;

describe('the signed-in person', () => {
  it('is told who they are, with an individual’s account [session-001, session-042, session-047]', async () => {
    const library = await startLibrary();
    const account = await accountOf(await library.as('individual'));
    expect(account).toMatchObject({
      userType: 'INDIVIDUAL',
      email: 'ines.ravndal@halvorsen.example',
      tenant: 'astm',
      authorities: [],
      contentSecurity: { 'drm-view': 'N' },
    });
    expect(account.userAccounts[0]).toMatchObject({
      firstName: 'Ines',
      lastName: 'Ravndal',
      companyName: 'Halvorsen Consulting',
    });
    expect((await accountOf(await library.as('company'))).userType).toBe('COMPANY');
  });

  it('with exactly one account reads through it without being asked [session-006]', async () => {
    const library = await startLibrary();
    const account = await accountOf(await library.as('individual'));
    expect(account.cgEntitlements).toHaveLength(1);
    expect(account.selectedAccountId).toBe(account.cgEntitlements[0]?.accountId);
  });

  it('with several accounts reads nothing until one is chosen, and then through that one [session-049]', async () => {
    const library = await startLibrary();
    const client = await library.as('multi');
    const before = await accountOf(client);
    expect(before.cgEntitlements).toHaveLength(3);
    expect(before.selectedAccountId).toBeNull();
    const refused = await client('POST', '/api/documents/unified-search', {});
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'no-account-selected' });

    const chosen = before.cgEntitlements[1]?.accountId;
    expect((await client('POST', '/api/account/switch', { accountId: chosen })).status).toBe(200);
    expect((await accountOf(client)).selectedAccountId).toBe(chosen);
    expect((await client('POST', '/api/documents/unified-search', {})).status).toBe(200);
  });

  it('says along with the account how they signed in, which changes nothing but must be well said [session-049]', async () => {
    const library = await startLibrary();
    const client = await library.as('multi');
    const [, chosen] = (await accountOf(client)).cgEntitlements;
    const arrival = {
      authType: 'SSO',
      requestId: 'r-1',
      originatedIpAddress: '203.0.113.9',
      originatedWhiteListedAccount: 'halvorsen',
    };
    const expected = { accountId: chosen?.accountId, ...arrival };
    const switched = await client('POST', '/api/account/switch', expected);
    expect(await switched.json()).toMatchObject({
      selectedAccountId: chosen?.accountId,
      userType: 'INDIVIDUAL',
    });
    const known = await client('GET', '/login/api/v1/authenticationData');
    expect(await known.json()).toMatchObject({ authType: 'PWD', originatedWhiteListedAccount: null });
    const refused = await client('POST', '/api/account/switch', { ...expected, authType: 'KEY' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: 'body.authType' }] });
  });

  it('cannot choose an account of someone else', async () => {
    const library = await startLibrary();
    const client = await library.as('multi');
    const refused = await client('POST', '/api/account/switch', { accountId: 'halvorsen' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'account-not-yours' });
    expect((await accountOf(client)).selectedAccountId).toBeNull();
  });

  it('without any account is known, and may read nothing', async () => {
    const library = await startLibrary();
    const client = await library.as('stranger');
    expect(await accountOf(client)).toMatchObject({ cgEntitlements: [], selectedAccountId: null });
    expect((await client('POST', '/api/documents/unified-search', {})).status).toBe(403);
  });

  it('under DRM is told so [session-033]', async () => {
    const library = await startLibrary();
    expect((await accountOf(await library.as('drm'))).contentSecurity['drm-view']).toBe('Y');
  });

  it('who signs out chooses the account again in the next sign-in [session-050]', async () => {
    const library = await startLibrary();
    const client = await library.as('multi');
    const [first] = (await accountOf(client)).cgEntitlements;
    await client('POST', '/api/account/switch', { accountId: first?.accountId });
    expect((await client('POST', '/api/account/logout')).status).toBe(200);
    expect((await accountOf(await library.as('multi'))).selectedAccountId).toBeNull();
  });

  it('has tokens that count no more once they have signed out, while another sign-in of theirs continues', async () => {
    const library = await startLibrary();
    const [here, elsewhere] = [await library.as('individual'), await library.as('individual')];
    expect((await here('POST', '/api/account/logout')).status).toBe(200);
    const refused = await here('GET', '/api/account');
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'sign-in-ended' }]);
    expect((await elsewhere('GET', '/api/account')).status).toBe(200);
  });

  it('is looked up without a question of its own for whether the token still counts', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await client('GET', '/api/account');
    const requested: string[] = [];
    library.database.onStatement((statement) => void requested.push(statement.sql));
    await client('GET', '/api/proxy-setup');
    await client('POST', '/api/account/one-time-code', {});
    const aboutTokens = requested.filter((statement) => statement.includes('identity_records'));
    expect(aboutTokens).toEqual([expect.stringContaining('sign_ins')]);
  });

  it('is told what the account subscribes to', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const subscriptions = await (
      await client('GET', '/api/user-subscriptions/current-user/subscriptions')
    ).json();
    expect(subscriptions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subscriptionInfo: expect.objectContaining({ publisherSearchKey: 'NSB' }) }),
      ]),
    );
  });
});

describe('a sign-in', () => {
  it('gives tokens that say who, of which kind, through which account [session-044]', async () => {
    const library = await startLibrary();
    const { access_token } = await library.tokens('individual');
    const claims = decodeJwt(access_token);
    expect(claims).toMatchObject({
      userType: 'INDIVIDUAL',
      accountId: 'halvorsen',
      MAETenantID: 'astm',
      MAEUserID: claims.sub,
    });
  });

  it('is told how it came about [session-043, session-052]', async () => {
    const library = await startLibrary();
    const data = await (await library.anyone('GET', '/login/api/v1/authenticationData')).json();
    expect(data).toMatchObject({
      authType: 'PWD',
      originatedIpAddress: '127.0.0.1',
      originatedWhiteListedAccount: null,
    });
    expect(data).toHaveProperty('requestId', expect.stringMatching(/^[0-9a-f-]{36}$/));
  });
});
