import type { Account, MetaData, Preferences, Profile } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const accountOf = async (client: TestClient): Promise<Account> =>
  (await client('GET', '/api/account')).json();
const profileOf = async (client: TestClient) => (await accountOf(client)).userAccounts[0];
const save = (client: TestClient, body: unknown): Promise<Response> =>
  client('PUT', '/api/user-accounts', body);

const inPortMerrow: Profile = {
  address1: '31 Meridian Square',
  address2: '',
  city: 'Port Merrow',
  state: 'OR',
  postalCode: '97198',
  country: 'US',
  mobile: '+1 555 0142',
};

describe('a profile', () => {
  it('is the account’s own address until a person tells theirs, and is theirs in the session from then on [account-008]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await profileOf(client)).toMatchObject({
      address1: 'Tollbugata 14',
      city: 'Vardal',
      country: 'NO',
    });
    const saved = await save(client, inPortMerrow);
    expect([saved.status, await saved.json()]).toEqual([200, inPortMerrow]);
    expect(await profileOf(client)).toEqual({
      ...inPortMerrow,
      firstName: 'Ines',
      lastName: 'Ravndal',
      companyName: 'Halvorsen Consulting',
    });
  });

  it('is one person’s, through one account, in one tenant', async () => {
    const library = await startLibrary();
    await save(await library.as('individual'), inPortMerrow);
    expect(await profileOf(await library.as('colleague'))).toMatchObject({ city: 'Vardal' });
    expect(await profileOf(await library.as('individual', 'demowl'))).toMatchObject({ city: 'Vardal' });
    const seen = (tenant: string) =>
      library.database
        .forTenant<{ profiles: { city: string } }>(tenant)
        .selectFrom('profiles')
        .select('city')
        .execute();
    expect([await seen('astm'), await seen('demowl')]).toEqual([[{ city: 'Port Merrow' }], []]);
  });

  it('through another account of the same person is another one', async () => {
    const library = await startLibrary();
    const client = await library.as('multi');
    const [first, second] = (await accountOf(client)).cgEntitlements.map(({ accountId }) => accountId);
    await client('POST', '/api/account/switch', { accountId: first });
    await save(client, inPortMerrow);
    await client('POST', '/api/account/switch', { accountId: second });
    expect(await profileOf(client)).not.toMatchObject({ address1: '31 Meridian Square' });
    await client('POST', '/api/account/switch', { accountId: first });
    expect(await profileOf(client)).toMatchObject({ address1: '31 Meridian Square' });
  });

  it('has a state in the United States alone, a blank one everywhere else [account-005]', async () => {
    const client = await (await startLibrary()).as('individual');
    await save(client, { ...inPortMerrow, country: 'NO' });
    expect(await profileOf(client)).toMatchObject({ country: 'NO', state: '' });
    const { state: _, ...withoutState } = inPortMerrow;
    expect((await save(client, { ...withoutState, country: 'JP' })).status).toBe(200);
    expect(await profileOf(client)).toMatchObject({ country: 'JP', state: '' });
  });

  it('is stored trimmed, on one line each, in any script, and may be empty', async () => {
    const client = await (await startLibrary()).as('individual');
    const values = {
      ...inPortMerrow,
      address1: '  شارع الميناء\r\n١٤\u0000 ',
      city: '\t神戸市 ',
      country: 'JP',
    };
    expect((await save(client, values)).status).toBe(200);
    expect(await profileOf(client)).toMatchObject({ address1: 'شارع الميناء ١٤', city: '神戸市' });
    const nothing = Object.fromEntries(Object.keys(inPortMerrow).map((field) => [field, '']));
    expect((await save(client, nothing)).status).toBe(200);
    expect(await profileOf(client)).toMatchObject(nothing);
  });

  it.each([
    ['body.address1', { ...inPortMerrow, address1: 'x'.repeat(256) }],
    ['body.mobile', { ...inPortMerrow, mobile: '1'.repeat(33) }],
    ['body.country', { ...inPortMerrow, country: 'Norway' }],
    ['body.city', { ...inPortMerrow, city: null }],
    ['body.postalCode', { ...inPortMerrow, postalCode: undefined }],
    ['body', ['not', 'a', 'profile']],
  ])('is refused with the name of the field, %s, that is wrong, and nothing is lost', async (field, body) => {
    const client = await (await startLibrary()).as('individual');
    await save(client, inPortMerrow);
    const refused = await save(client, body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fieldErrors: expect.arrayContaining([expect.objectContaining({ field, message: expect.any(String) })]),
    });
    expect(await profileOf(client)).toMatchObject(inPortMerrow);
  });

  it('at its longest is stored whole', async () => {
    const client = await (await startLibrary()).as('individual');
    const longest = { ...inPortMerrow, address1: ` ${'x'.repeat(255)} `, mobile: '1'.repeat(32) };
    expect((await save(client, longest)).status).toBe(200);
    expect(await profileOf(client)).toMatchObject({ address1: 'x'.repeat(255), mobile: '1'.repeat(32) });
  });

  it.each([
    ['country-unknown', { ...inPortMerrow, country: 'XX' }],
    ['state-unknown', { ...inPortMerrow, state: 'Oregon' }],
  ])('in no country or state that there is, is refused as %s', async (code, body) => {
    const client = await (await startLibrary()).as('individual');
    const refused = await save(client, body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code }]);
  });

  it('of a company is nothing that one of its readers changes for all', async () => {
    const client = await (await startLibrary()).as('company');
    const refused = await save(client, inPortMerrow);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'individuals-only' }]);
    expect(await profileOf(client)).toMatchObject({ address1: 'Havnegata 1' });
  });

  it('is changed under DRM as well, and each change is stored among the audits', async () => {
    const library = await startLibrary();
    expect((await save(await library.as('drm'), inPortMerrow)).status).toBe(200);
    const audits = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('principal')
      .where('type', '=', 'profile-changed')
      .execute();
    expect(audits).toEqual([{ principal: 'drm' }]);
  });

  it('that is told many times at once is one of those told', async () => {
    const client = await (await startLibrary()).as('individual');
    const cities = ['Vardal', 'Carrow', 'Kitahara', 'Port Merrow'];
    const answers = await Promise.all(cities.map((city) => save(client, { ...inPortMerrow, city })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(cities).toContain((await profileOf(client))?.city);
  });
});

describe('the metadata of addresses', () => {
  const listOf = async (client: TestClient, type: string, cookie = 'locale=EN'): Promise<MetaData[]> =>
    (await client('GET', `/api/meta-data/type/${type}`, undefined, { cookie })).json();

  it('has every country with id, code and name, in the order of the names [account-009]', async () => {
    const client = await (await startLibrary()).as('individual');
    const countries = await listOf(client, 'COUNTRY');
    expect(countries).toHaveLength(249);
    expect(countries).toContainEqual({ id: '578', code: 'NO', value: 'Norway' });
    expect(countries.map(({ value }) => value).slice(0, 4)).toEqual([
      'Afghanistan',
      'Åland Islands',
      'Albania',
      'Algeria',
    ]);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(249);
  });

  it('names countries in the language of the reader, in the order of its alphabet', async () => {
    const client = await (await startLibrary()).as('individual');
    const inArabic = await listOf(client, 'COUNTRY', 'locale=AR');
    expect(inArabic).toContainEqual({ id: '578', code: 'NO', value: 'النرويج' });
    const names = inArabic.map(({ value }) => value);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  });

  it('has every state of the United States with id, code and name [account-010]', async () => {
    const client = await (await startLibrary()).as('multi');
    const states = await listOf(client, 'STATE');
    expect(states).toContainEqual({ id: 'US-OR', code: 'OR', value: 'Oregon' });
    expect(states).toContainEqual({ id: 'US-DC', code: 'DC', value: 'District of Columbia' });
    expect(states.length).toBeGreaterThanOrEqual(51);
    const names = states.map(({ value }) => value);
    expect(names).toEqual(names.toSorted());
  });
});

describe('what a person likes', () => {
  const like = (client: TestClient, body: unknown): Promise<Response> =>
    client('PUT', '/api/user-preferences', body);
  const liked = async (library: TestLibrary, name: 'individual' | 'colleague'): Promise<Preferences> =>
    (await accountOf(await library.as(name))).preferences;

  it('is known in every later sign-in, each thing for itself, and to no one else [reader-009]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect(await liked(library, 'individual')).toEqual({
      language: null,
      appearance: null,
      density: null,
      shortcuts: null,
      reading: null,
    });
    await like(client, { language: 'AR' });
    await like(client, { appearance: 'dark', density: 'compact', shortcuts: 'off' });
    await like(client, { reading: 'large wide sans sepia long inverted' });
    expect(await liked(library, 'individual')).toEqual({
      language: 'AR',
      appearance: 'dark',
      density: 'compact',
      shortcuts: 'off',
      reading: 'large wide sans sepia long inverted',
    });
    expect((await accountOf(client)).langKey).toBe('AR');
    expect((await liked(library, 'colleague')).language).toBeNull();
  });

  it('may be told again, taken back, and not told at all', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await like(client, { appearance: 'dark' });
    const answer = await like(client, {});
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { language: null, appearance: 'dark', density: null, shortcuts: null, reading: null },
    ]);
    await like(client, { appearance: null });
    expect((await liked(library, 'individual')).appearance).toBeNull();
  });

  it.each([
    ['body.language', { language: 'XX' }],
    ['body.appearance', { appearance: 'mauve' }],
    ['body.density', { density: 3 }],
    ['body.shortcuts', { shortcuts: true }],
    ['body.reading', { reading: 'huge' }],
  ])('is refused with the name of the field, %s, that is wrong', async (field, body) => {
    const client = await (await startLibrary()).as('individual');
    const refused = await like(client, body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { fieldErrors: [{ field }] }]);
  });

  it('is no one’s where a company signs in for many', async () => {
    const client = await (await startLibrary()).as('company');
    expect((await like(client, { appearance: 'dark' })).status).toBe(403);
  });
});
