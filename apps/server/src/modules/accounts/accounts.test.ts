import type { ListedAccount, ManagedAccount } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import { countAll, type UsageTables } from '../usage/index.ts';
import { auditOf, managing, refusal } from './testing/managing.ts';

type List = { accounts: ListedAccount[]; total: number };

const listed = async (client: TestClient, query = ''): Promise<List> =>
  (await (await client('GET', `/api/admin/accounts${query}`)).json()) as List;
const namesOf = ({ accounts }: List): string[] => accounts.map(({ name }) => name);

/** What a change sends: all that is said of an account. */
const said = ({ name, number, acronym, address, ...flags }: ManagedAccount) => ({
  name,
  number,
  acronym,
  address,
  isDrm: flags.isDrm,
  hasCompassPoints: flags.hasCompassPoints,
  hasCustomCollection: flags.hasCustomCollection,
});

describe('the list of accounts', () => {
  it('says of each how many read through it, what it subscribes to and when it was last used', async () => {
    const library = await startLibrary();
    const reader = await library.as('individual');
    expect((await reader('POST', '/api/documents/unified-search', { keywords: 'anchor' })).status).toBe(200);
    await countAll(library.database.forTenant<UsageTables>('astm'));
    const { accounts, total } = await listed(await library.as('admin'));
    expect([total, accounts.length]).toEqual([8, 8]);
    const halvorsen = accounts.find(({ id }) => id === 'halvorsen');
    expect(halvorsen).toMatchObject({
      number: '400218',
      people: 4,
      publishers: ['HI', 'NSB'],
      state: 'open',
    });
    expect(halvorsen?.lastUse).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(accounts.find(({ id }) => id === 'brisa')).toMatchObject({ publishers: [], lastUse: null });
  });

  it('is narrowed by part of a name, a number or an acronym, by state and by publisher', async () => {
    const client = await (await startLibrary()).as('admin');
    expect(namesOf(await listed(client, '?search=halv'))).toEqual(['Halvorsen Consulting']);
    expect(namesOf(await listed(client, '?search=6300'))).toEqual(['Kitahara Heavy Works']);
    expect(namesOf(await listed(client, `?search=${encodeURIComponent('r&v')}`))).toEqual([
      'Raghunathan & Vale, Engineers',
    ]);
    expect(await listed(client, `?search=${encodeURIComponent('%')}`)).toEqual({ accounts: [], total: 0 });
    await managing(client).state('brisa', 'closed');
    expect(namesOf(await listed(client, '?state=closed'))).toEqual(['Brisa Estruturas']);
    expect((await listed(client, '?publisher=PIC')).accounts.map(({ id }) => id).sort()).toEqual([
      'library',
      'meridian-reading-room',
    ]);
  });

  it('is sorted and paged', async () => {
    const client = await (await startLibrary()).as('admin');
    const page = await listed(client, '?sort=name&direction=desc&size=2&page=1');
    expect([page.total, ...namesOf(page)]).toEqual([8, 'Port Authority of Vardal', 'Norma Library Service']);
    expect(namesOf(await listed(client, '?sort=people&direction=desc&size=1'))).toEqual([
      'Halvorsen Consulting',
    ]);
    expect(namesOf(await listed(client, '?sort=number&size=1'))).toEqual(['Norma Library Service']);
    expect((await listed(client, '?sort=subscriptions&size=1')).accounts[0]?.id).toBe('brisa');
  });

  it('is for no one but operators where people are managed elsewhere', async () => {
    const library = await startLibrary();
    const admin = await library.as('admin', 'api');
    for (const path of ['/api/admin/accounts', '/api/admin/accounts/brisa', '/api/admin/offered-publishers'])
      expect(await refusal(admin('GET', path))).toMatchObject({
        status: 403,
        code: 'people-managed-elsewhere',
      });
    expect((await listed(await library.as('operator', 'api'))).total).toBe(8);
  });
});

describe('a new account', () => {
  it('subscribes to nothing, and has an address from its name', async () => {
    const library = await startLibrary();
    const { make } = managing(await library.as('admin'));
    const { account } = await make({ name: 'Département des Ports', number: ' 77 001 ', acronym: 'DP' });
    expect(account).toMatchObject({ id: 'departement-des-ports', number: '77 001', subscriptions: [] });
    const second = await make({ name: 'Departement des ports', number: '77002' });
    expect(second.account.id).toMatch(/^departement-des-ports-[0-9a-f]{8}$/);
    const arabic = await make({ name: 'هيئة الموانئ <b>&amp;</b>', number: '٧٧' });
    expect(arabic.account).toMatchObject({ name: 'هيئة الموانئ <b>&amp;</b>', number: '٧٧' });
    expect(await auditOf(library)).toContainEqual([
      'account-made',
      'admin',
      'Account departement-des-ports: Département des Ports, number 77 001',
    ]);
  });

  it('has a number of its own, also where two are made at once', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const make = (number: string) => client('POST', '/api/admin/accounts', { name: 'Harbour', number });
    expect(await refusal(make('400218'))).toMatchObject({
      status: 409,
      code: 'account-number-taken',
      params: { number: '400218' },
      fieldErrors: [{ field: 'body.number' }],
    });
    const both = await Promise.all([make('H-1'), make('h-1')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it.each([
    [{ name: '', number: '1' }, 'body.name'],
    [{ name: ' \n ', number: '1' }, 'body.name'],
    [{ name: 'x'.repeat(256), number: '1' }, 'body.name'],
    [{ name: 'Harbour', number: '' }, 'body.number'],
    [{ name: 'Harbour' }, 'body.number'],
    [{ name: 'Harbour', number: '1', acronym: 'x'.repeat(21) }, 'body.acronym'],
  ])('is refused with the field at fault: %j', async (body, field) => {
    const client = await (await startLibrary()).as('admin');
    expect(await refusal(client('POST', '/api/admin/accounts', body))).toMatchObject({
      status: 400,
      fieldErrors: [{ field }],
    });
  });
});

describe('a change of an account', () => {
  it('is felt by those who are signed in, at their next call', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const reader = await library.as('individual');
    const seen = async () => (await (await reader('GET', '/api/account')).json()) as Record<string, unknown>;
    expect(await seen()).toMatchObject({ contentSecurity: { 'drm-view': 'N' }, compassPointFlag: true });
    const { account, etag } = await managing(client).one('halvorsen');
    const body = { ...said(account), isDrm: true, hasCompassPoints: false, name: 'Halvorsen & Co' };
    const path = '/api/admin/accounts/halvorsen';
    expect((await client('PUT', path, body, { 'if-match': etag })).status).toBe(200);
    const after = await seen();
    expect(after).toMatchObject({
      contentSecurity: { 'drm-view': 'Y' },
      compassPointFlag: false,
      userAccounts: [{ companyName: 'Halvorsen & Co' }],
    });
    expect(after['userMenuList']).not.toContain('COMPASS_POINTS');
    expect(await auditOf(library)).toEqual([
      ['account-changed', 'admin', 'Account halvorsen: name Halvorsen & Co, DRM on, compass points off'],
    ]);
    // Sent again it changes nothing, and leaves no trace.
    expect((await client('PUT', path, body)).status).toBe(200);
    expect(await auditOf(library)).toHaveLength(1);
  });

  it('does not overwrite what someone else has changed in the meantime', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const { account, etag } = await managing(client).one('brisa');
    await managing(client).give('brisa', ['HI']);
    const path = '/api/admin/accounts/brisa';
    const headers = { 'if-match': etag };
    const stale = [
      client('PUT', path, { ...said(account), name: 'Brisa' }, headers),
      client('PUT', `${path}/state`, { state: 'closed' }, headers),
      client('POST', `${path}/subscriptions`, { publishers: ['NSB'] }, headers),
      client('DELETE', `${path}/subscriptions/HI/HI`, undefined, headers),
      client('PUT', `${path}/agreement`, { language: 'en', text: 'Read with care.' }, headers),
      client('DELETE', path, undefined, headers),
    ];
    for (const answer of stale)
      expect(await refusal(answer)).toMatchObject({ status: 412, code: 'account-changed' });
    expect((await managing(client).one('brisa')).account).toMatchObject({
      name: 'Brisa Estruturas',
      closedAt: null,
      subscriptions: [{ publisher: 'HI' }],
    });
  });

  it('names a country or a state that there is none of', async () => {
    const client = await (await startLibrary()).as('admin');
    const { account } = await managing(client).one('brisa');
    const change = (address: object) =>
      client('PUT', '/api/admin/accounts/brisa', {
        ...said(account),
        address: { ...account.address, ...address },
      });
    expect(await refusal(change({ country: 'QQ' }))).toMatchObject({
      code: 'account-country-unknown',
      fieldErrors: [{ field: 'body.address.country' }],
    });
    expect(await refusal(change({ country: 'US', state: 'QQ' }))).toMatchObject({
      fieldErrors: [{ field: 'body.address.state' }],
    });
    expect((await change({ country: 'US', state: 'OR', city: 'بورت ميرو' })).status).toBe(200);
  });
});

describe('a closed account', () => {
  it('is read by no one from the next call on, loses nothing, and is read again when it is opened', async () => {
    const library = await startLibrary();
    const { state } = managing(await library.as('admin'));
    const reader = await library.as('individual');
    const open = () => reader('GET', '/api/documents/metadata?contentCode=NSB%7Cnsb-e-214-24');
    expect((await open()).status).toBe(200);
    const { account } = await state('halvorsen', 'closed');
    expect(account.closedAt).toEqual(expect.any(String));
    expect(await refusal(open())).toMatchObject({ status: 403, code: 'no-account-selected' });
    expect(await (await reader('GET', '/api/account')).json()).toMatchObject({ cgEntitlements: [] });
    expect((await state('halvorsen', 'open')).account).toMatchObject({ closedAt: null, people: 4 });
    expect((await open()).status).toBe(200);
    expect((await auditOf(library)).map(([type]) => type)).toEqual(['account-closed', 'account-opened']);
  });

  it('is no place to come in to by its network', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    await managing(client).state('vardal-port', 'closed');
    const company = await library.as('company');
    expect(await refusal(company('GET', '/api/user-subscriptions/current-user'))).toMatchObject({
      code: 'no-account-selected',
    });
  });

  it('is never that of anyone who closes it', async () => {
    const client = await (await startLibrary()).as('admin');
    const path = '/api/admin/accounts/library';
    for (const answer of [client('PUT', `${path}/state`, { state: 'closed' }), client('DELETE', path)])
      expect(await refusal(answer)).toMatchObject({ status: 409, code: 'account-is-yours' });
  });
});

describe('deleting an account', () => {
  it('is refused while people read through it or anything would be lost, and says what', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const reader = await library.as('individual');
    const mark = {
      contentID: (
        (await (await reader('GET', '/api/documents/metadata?contentCode=NSB%7Cnsb-e-214-24')).json()) as {
          contentId: number;
        }
      ).contentId,
      name: 'Torque',
      selectionMetadata: { selectionText: 'The anchor is installed', pageNumber: 2 },
    };
    expect((await reader('POST', '/api/v1/compasspoint', mark)).status).toBe(201);
    expect(await refusal(client('DELETE', '/api/admin/accounts/halvorsen'))).toMatchObject({
      status: 409,
      code: 'account-in-use',
      params: { people: '4', compassPoints: '1' },
    });
    expect((await managing(client).one('halvorsen')).account.people).toBe(4);
  });

  it('takes its subscriptions and its networks with it where no one has used it', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const { make, give, networks, path } = managing(client);
    const { account } = await make({ name: 'Harbour', number: 'H-1' });
    await give(account.id, ['HI']);
    expect((await networks(account.id, ['198.51.100.0/24'])).status).toBe(200);
    expect((await client('DELETE', path(account.id))).status).toBe(200);
    expect(await refusal(client('GET', path(account.id)))).toMatchObject({ code: 'account-not-found' });
    expect(await refusal(client('DELETE', path(account.id)))).toMatchObject({ code: 'account-not-found' });
    const other = (await (
      await client('POST', path('brisa', '/networks/check'), {
        lines: ['198.51.100.7'],
      })
    ).json()) as { lines: { sharedWith: unknown[] }[] };
    expect(other.lines[0]?.sharedWith).toEqual([]);
  });
});

describe('the license agreement of an account', () => {
  it('holds for its readers at once, who are asked again, and gives way to that of the library', async () => {
    const library = await startLibrary();
    const client = await library.as('admin');
    const reader = await library.as('individual');
    const isAccepted = async (): Promise<unknown> =>
      ((await (await reader('GET', '/api/account')).json()) as Record<string, unknown>)['lcaAgreementFlag'];
    expect((await managing(client).one('halvorsen')).account.agreement).toMatchObject({
      isOwn: true,
      accepted: 3,
    });
    const path = '/api/admin/accounts/halvorsen/agreement';
    const text = '# Terms\n\nRead <b>with</b> care.';
    expect((await client('PUT', path, { language: 'en', text })).status).toBe(200);
    expect(await isAccepted()).toBe(false);
    expect((await reader('POST', '/api/v1/lca/create')).status).toBe(200);
    const acceptances = (await (await client('GET', `${path}/acceptances`)).json()) as {
      total: number;
      acceptances: { email: string }[];
    };
    expect([acceptances.total, acceptances.acceptances[0]?.email]).toEqual([
      1,
      'ines.ravndal@halvorsen.example',
    ]);
    expect((await client('PUT', path, { language: 'en', text: '' })).status).toBe(200);
    expect((await managing(client).one('halvorsen')).account.agreement).toBeNull();
    expect(await isAccepted()).toBe(true);
    expect(await refusal(client('PUT', path, { language: 'not a tag', text }))).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'body.language' }],
    });
  });
});
