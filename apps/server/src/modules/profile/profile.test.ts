import type { Account, MetaData, Preferences, Profile } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask, type TestLibrary } from '../../testing/library.ts';

const accountOf = async (ask: Ask): Promise<Account> => (await ask('GET', '/api/account')).json();
const profileOf = async (ask: Ask) => (await accountOf(ask)).userAccounts[0];
const save = (ask: Ask, body: unknown): Promise<Response> => ask('PUT', '/api/user-accounts', body);

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
    const ask = await library.as('individual');
    expect(await profileOf(ask)).toMatchObject({ address1: 'Tollbugata 14', city: 'Vardal', country: 'NO' });
    const saved = await save(ask, inPortMerrow);
    expect([saved.status, await saved.json()]).toEqual([200, inPortMerrow]);
    expect(await profileOf(ask)).toEqual({
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
    const ask = await library.as('multi');
    const [first, second] = (await accountOf(ask)).cgEntitlements.map(({ accountId }) => accountId);
    await ask('POST', '/api/account/switch', { accountId: first });
    await save(ask, inPortMerrow);
    await ask('POST', '/api/account/switch', { accountId: second });
    expect(await profileOf(ask)).not.toMatchObject({ address1: '31 Meridian Square' });
    await ask('POST', '/api/account/switch', { accountId: first });
    expect(await profileOf(ask)).toMatchObject({ address1: '31 Meridian Square' });
  });

  it('has a state in the United States alone, a blank one everywhere else [account-005]', async () => {
    const ask = await (await startLibrary()).as('individual');
    await save(ask, { ...inPortMerrow, country: 'NO' });
    expect(await profileOf(ask)).toMatchObject({ country: 'NO', state: '' });
    const { state: _, ...withoutState } = inPortMerrow;
    expect((await save(ask, { ...withoutState, country: 'JP' })).status).toBe(200);
    expect(await profileOf(ask)).toMatchObject({ country: 'JP', state: '' });
  });

  it('is stored trimmed, on one line each, in any script, and may be empty', async () => {
    const ask = await (await startLibrary()).as('individual');
    const values = {
      ...inPortMerrow,
      address1: '  شارع الميناء\r\n١٤\u0000 ',
      city: '\t神戸市 ',
      country: 'JP',
    };
    expect((await save(ask, values)).status).toBe(200);
    expect(await profileOf(ask)).toMatchObject({ address1: 'شارع الميناء ١٤', city: '神戸市' });
    const nothing = Object.fromEntries(Object.keys(inPortMerrow).map((field) => [field, '']));
    expect((await save(ask, nothing)).status).toBe(200);
    expect(await profileOf(ask)).toMatchObject(nothing);
  });

  it.each([
    ['body.address1', { ...inPortMerrow, address1: 'x'.repeat(256) }],
    ['body.mobile', { ...inPortMerrow, mobile: '1'.repeat(33) }],
    ['body.country', { ...inPortMerrow, country: 'Norway' }],
    ['body.city', { ...inPortMerrow, city: null }],
    ['body.postalCode', { ...inPortMerrow, postalCode: undefined }],
    ['body', ['not', 'a', 'profile']],
  ])('is refused with the name of the field, %s, that is wrong, and nothing is lost', async (field, body) => {
    const ask = await (await startLibrary()).as('individual');
    await save(ask, inPortMerrow);
    const refused = await save(ask, body);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      fieldErrors: expect.arrayContaining([expect.objectContaining({ field, message: expect.any(String) })]),
    });
    expect(await profileOf(ask)).toMatchObject(inPortMerrow);
  });

  it('at its longest is stored whole', async () => {
    const ask = await (await startLibrary()).as('individual');
    const longest = { ...inPortMerrow, address1: ` ${'x'.repeat(255)} `, mobile: '1'.repeat(32) };
    expect((await save(ask, longest)).status).toBe(200);
    expect(await profileOf(ask)).toMatchObject({ address1: 'x'.repeat(255), mobile: '1'.repeat(32) });
  });

  it.each([
    ['country-unknown', { ...inPortMerrow, country: 'XX' }],
    ['state-unknown', { ...inPortMerrow, state: 'Oregon' }],
  ])('in no country or state that there is, is refused as %s', async (code, body) => {
    const ask = await (await startLibrary()).as('individual');
    const refused = await save(ask, body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code }]);
  });

  it('of a company is nothing that one of its readers changes for all', async () => {
    const ask = await (await startLibrary()).as('company');
    const refused = await save(ask, inPortMerrow);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'individuals-only' }]);
    expect(await profileOf(ask)).toMatchObject({ address1: 'Havnegata 1' });
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
    const ask = await (await startLibrary()).as('individual');
    const cities = ['Vardal', 'Carrow', 'Kitahara', 'Port Merrow'];
    const answers = await Promise.all(cities.map((city) => save(ask, { ...inPortMerrow, city })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(cities).toContain((await profileOf(ask))?.city);
  });
});

describe('the metadata of addresses', () => {
  const listOf = async (ask: Ask, type: string, cookie = 'locale=EN'): Promise<MetaData[]> =>
    (await ask('GET', `/api/meta-data/type/${type}`, undefined, { cookie })).json();

  it('has every country with id, code and name, in the order of the names [account-009]', async () => {
    const ask = await (await startLibrary()).as('individual');
    const countries = await listOf(ask, 'COUNTRY');
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
    const ask = await (await startLibrary()).as('individual');
    const inArabic = await listOf(ask, 'COUNTRY', 'locale=AR');
    expect(inArabic).toContainEqual({ id: '578', code: 'NO', value: 'النرويج' });
    const names = inArabic.map(({ value }) => value);
    expect(names).toEqual(names.toSorted(new Intl.Collator('ar').compare));
  });

  it('has every state of the United States with id, code and name [account-010]', async () => {
    const ask = await (await startLibrary()).as('multi');
    const states = await listOf(ask, 'STATE');
    expect(states).toContainEqual({ id: 'US-OR', code: 'OR', value: 'Oregon' });
    expect(states).toContainEqual({ id: 'US-DC', code: 'DC', value: 'District of Columbia' });
    expect(states.length).toBeGreaterThanOrEqual(51);
    const names = states.map(({ value }) => value);
    expect(names).toEqual(names.toSorted());
  });
});

describe('what a person likes', () => {
  const like = (ask: Ask, body: unknown): Promise<Response> => ask('PUT', '/api/user-preferences', body);
  const liked = async (library: TestLibrary, name: 'individual' | 'colleague'): Promise<Preferences> =>
    (await accountOf(await library.as(name))).preferences;

  it('is known in every later sign-in, each thing for itself, and to no one else', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    expect(await liked(library, 'individual')).toEqual({ language: null, appearance: null, density: null });
    await like(ask, { language: 'AR' });
    await like(ask, { appearance: 'dark', density: 'compact' });
    expect(await liked(library, 'individual')).toEqual({
      language: 'AR',
      appearance: 'dark',
      density: 'compact',
    });
    expect((await accountOf(ask)).langKey).toBe('AR');
    expect((await liked(library, 'colleague')).language).toBeNull();
  });

  it('may be told again, taken back, and not told at all', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    await like(ask, { appearance: 'dark' });
    const answer = await like(ask, {});
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { language: null, appearance: 'dark', density: null },
    ]);
    await like(ask, { appearance: null });
    expect((await liked(library, 'individual')).appearance).toBeNull();
  });

  it.each([
    ['body.language', { language: 'XX' }],
    ['body.appearance', { appearance: 'mauve' }],
    ['body.density', { density: 3 }],
  ])('is refused with the name of the field, %s, that is wrong', async (field, body) => {
    const ask = await (await startLibrary()).as('individual');
    const refused = await like(ask, body);
    expect([refused.status, await refused.json()]).toMatchObject([400, { fieldErrors: [{ field }] }]);
  });

  it('is no one’s where a company signs in for many', async () => {
    const ask = await (await startLibrary()).as('company');
    expect((await like(ask, { appearance: 'dark' })).status).toBe(403);
  });
});
