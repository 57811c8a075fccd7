import {
  featureCodes,
  type RefinementNode,
  type ResultPage,
  type TenantConfiguration,
} from '@norma/contracts';
import { tenants } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { TenantTables } from './tables.ts';

const keys = tenants.map(({ key }) => key);
const html = { accept: 'text/html' };

const portOf = ({ origin }: TestLibrary): string => new URL(origin).port;

async function configuration(
  client: TestClient,
  host: string,
  body: object = {},
): Promise<TenantConfiguration> {
  const answer = await client('POST', '/api/tenant/get-tenant-config-for-ui', body, { host });
  return (await answer.json()) as TenantConfiguration;
}

const pageOf = (library: TestLibrary, host: string): Promise<Response> =>
  library.anyone('GET', '/', undefined, { ...html, host });

/** Edits the row of a tenant by hand, as an operator with a database client might. */
const edit = (library: TestLibrary, key: string, settings: unknown): Promise<unknown> =>
  library.database
    .withoutTenant<TenantTables>()
    .updateTable('tenants')
    .set({ settings: JSON.stringify(settings) })
    .where('key', '=', key)
    .execute();

const sample = (key: string): Readonly<Record<string, unknown>> =>
  tenants.find((tenant) => tenant.key === key) ?? {};

describe('each tenant', () => {
  it('is at its own host, under its own name and title [tenants-001]', async () => {
    const library = await startLibrary();
    for (const key of keys) {
      const host = `${key}.localhost:${portOf(library)}`;
      const { tenantName, title } = await configuration(library.anyone, host);
      expect([tenantName, title]).toEqual([key, sample(key)['title']]);
    }
    expect(keys).toEqual(['astm', 'api', 'awwa', 'cga', 'aenor', 'ies', 'demowl']);
  });

  it('lets its people sign in', async () => {
    const library = await startLibrary();
    for (const key of keys) {
      const client = await library.as('individual', key);
      const account = (await (await client('GET', '/api/account')).json()) as { tenant: string };
      expect(account.tenant).toBe(key);
    }
  });

  it('named astm in any letter case is the standards body, and no other is [tenants-002]', async () => {
    const library = await startLibrary();
    for (const tenantName of ['astm', 'ASTM', 'AsTm']) {
      const found = await configuration(library.anyone, 'localhost', { tenantName });
      expect([found.tenantName, found.isStandardsBody]).toEqual(['astm', true]);
    }
    const upper = await configuration(library.anyone, `ASTM.localhost:${portOf(library)}`);
    expect(upper.isStandardsBody).toBe(true);
    for (const tenantName of keys.slice(1))
      expect((await configuration(library.anyone, 'localhost', { tenantName })).isStandardsBody).toBe(false);
  });

  it('has people managed here in exactly two of them [tenants-011]', async () => {
    const library = await startLibrary();
    const managing: string[] = [];
    for (const tenantName of keys) {
      const { userManagement } = await configuration(library.anyone, 'localhost', { tenantName });
      if (userManagement.enable) managing.push(`${tenantName} ${userManagement.url}`);
    }
    expect(managing).toEqual(['astm /admin/user-management', 'demowl /admin/user-management']);
  });

  it('answers 404 for a tenant that no one knows [tenants-018]', async () => {
    const library = await startLibrary();
    const answer = await library.anyone('POST', '/api/tenant/get-tenant-config-for-ui', {
      tenantName: 'nowhere',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      404,
      { code: 'tenant-unknown', detail: 'invalid tenant' },
    ]);
  });
});

describe('the configuration of a tenant', () => {
  it('carries all that the screens need [tenants-009] [tenants-010] [tenants-018]', async () => {
    const library = await startLibrary();
    const found = await configuration(library.anyone, 'localhost');
    expect(found).toMatchObject({
      tenantName: 'astm',
      title: 'Northern Standards Board',
      'has-favicon': true,
      'onetrust-script': null,
      issuer: `${library.origin}/oidc`,
      clientId: 'norma-web',
      clUrl: `${library.origin}/`,
      footer: { text: expect.stringContaining('Northern Standards Board') },
      helpMenu: [{ id: 'guides', key: 'help.guides', topics: expect.any(Array) }],
      'tracker-url': null,
      'greeting-key': expect.any(String),
      'welcome-key': expect.any(String),
      'tips-tricks': expect.arrayContaining([expect.objectContaining({ kind: 'external' })]),
      supportEmail: 'support@nsb-library.example',
      supportPhone: '+00 555 0142',
      'contact-link': 'https://www.nsb-library.example/contact',
      'sales-link': 'https://www.nsb-library.example/subscribe',
      userManagement: { enable: true, url: '/admin/user-management' },
      'iam-server-version': 'classic',
      'authentication-methods': ['PWD', 'IP'],
      'sign-out': { text: '', 'redirect-url': null },
      refinementSections: expect.arrayContaining([
        expect.objectContaining({ code: 'publisherList', load: 'EAGER' }),
      ]),
      billboard: null,
    });
    const gas = await configuration(library.anyone, 'localhost', { tenantName: 'cga' });
    expect([gas['iam-server-version'], gas['has-favicon'], gas['tracker-url']]).toEqual(['IE', false, null]);
  });

  it('says of each known feature whether it is on [tenants-007] [tenants-008]', async () => {
    const library = await startLibrary();
    const spain = await configuration(library.anyone, 'localhost', { tenantName: 'aenor' });
    expect(spain.features.map(({ code }) => code)).toEqual([...featureCodes]);
    expect(spain.features).toContainEqual({ code: 'language-selection', enabled: false });
    const home = await configuration(library.anyone, 'localhost');
    expect(home.features).toContainEqual({ code: 'language-selection', enabled: true });
    for (const code of [
      'search-refinement',
      'content-share',
      'language-selection',
      'show-tracker',
      'home-page-toc',
      'show-subscription-one-publisher',
      'version-compare',
      'show-publisher-billboard',
    ])
      expect(featureCodes).toContain(code);
  });

  it('holds its search types, messages on access and billboard [tenants-012] [tenants-013] [tenants-015]', async () => {
    const library = await startLibrary();
    const gas = await configuration(library.anyone, 'localhost', { tenantName: 'cga' });
    expect(gas['search-types-configuration']).toEqual([
      { code: 'ALL', enabled: true, 'label-i18n-key': 'search.type.all' },
      { code: 'D', enabled: true, 'label-i18n-key': 'search.type.designation' },
      { code: 'K', enabled: false, 'label-i18n-key': 'search.type.keyword' },
    ]);
    expect(gas['content-access-messages']).toEqual({
      'no-pdf-message-key': 'document.noPdf',
      'error-message-key': 'document.noDocument',
      'support-phone': '+00 555 0164',
      'contact-link': '',
    });
    const shelf = await configuration(library.anyone, 'localhost', { tenantName: 'demowl' });
    expect(shelf.billboard).toEqual({
      'tenant-publisher-only': false,
      PublisherSearchKey: '',
      PublisherLogoFileName: '',
      BillBoardTitle: 'Publishers in this library',
      'tenant-publisher-code': '',
    });
  });

  it('has ten sections to narrow a search by, each with all that is configured of it [refinement-014, refinement-015]', async () => {
    const library = await startLibrary();
    const { refinementSections } = await configuration(library.anyone, 'localhost');
    expect(refinementSections.map(({ code }) => code)).toEqual([
      'publisherList',
      'categoryList',
      'icsCodeList',
      'industryList',
      'topicList',
      'documentTypeList',
      'committeeList',
      'statusList',
      'yearList',
      'languageList',
    ]);
    expect(refinementSections[3]).toEqual({
      code: 'industryList',
      category: 'Industry',
      'display-flag': true,
      'label-i18n-key': 'search.section.industryList',
      load: 'LAZY',
      passLanguage: true,
      forceEnable: false,
      hiddenZeroCount: true,
      showToolTip: false,
    });
    const passing = refinementSections.filter(({ passLanguage }) => passLanguage).map(({ code }) => code);
    expect(passing).toEqual(['industryList', 'topicList', 'committeeList']);
  });

  it.each([
    ['cga', 'topicList', { 'display-flag': false }],
    ['awwa', 'publisherList', { forceEnable: true }],
    ['ies', 'documentTypeList', { hiddenZeroCount: false }],
    ['demowl', 'icsCodeList', { showToolTip: true }],
  ])('of %s says what differs in its section %s [refinement-015]', async (tenantName, code, differs) => {
    const library = await startLibrary();
    const { refinementSections } = await configuration(library.anyone, 'localhost', { tenantName });
    expect(refinementSections.find((section) => section.code === code)).toMatchObject(differs);
    expect(refinementSections).toHaveLength(10);
  });

  it('with tenant-publisher-only has no taxonomies to narrow by [refinement-021]', async () => {
    const library = await startLibrary();
    const { billboard, refinementSections } = await configuration(library.anyone, 'localhost', {
      tenantName: 'aenor',
    });
    expect(billboard).toEqual({
      'tenant-publisher-only': true,
      PublisherSearchKey: 'CNI',
      PublisherLogoFileName: 'cni.svg',
      BillBoardTitle: 'Normas del Consejo',
      'tenant-publisher-code': 'CNI',
    });
    const hidden = refinementSections.filter((section) => !section['display-flag']).map(({ code }) => code);
    expect(hidden).toEqual(['categoryList', 'industryList', 'topicList']);
  });

  it('has the switch by which two publishers show until more are asked for in the standards body alone', async () => {
    const library = await startLibrary();
    for (const tenantName of keys) {
      const { features } = await configuration(library.anyone, 'localhost', { tenantName });
      const isOn = features.find(({ code }) => code === 'publisher-see-more')?.enabled;
      expect([tenantName, isOn]).toEqual([tenantName, tenantName === 'astm']);
    }
  });

  it('has links to other sites, each with its position, for readers [tenants-014] [tenants-019]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual', 'ies');
    const links = (await (await client('GET', '/api/tenant/getExternalUrls')).json()) as unknown[];
    expect(links).toEqual([
      {
        title: 'Illuminance tables',
        url: 'https://www.lighting-practice.example/tables',
        position: 'sidebar',
      },
      {
        title: 'Spec builder',
        url: 'https://www.lighting-practice.example/spec-builder',
        position: 'sidebar',
      },
    ]);
    expect((await library.anyone('GET', '/api/tenant/getExternalUrls')).status).toBe(401);
  });
});

describe('the page of a tenant', () => {
  it('has an icon of its own where the tenant has one, and none otherwise [tenants-005]', async () => {
    const library = await startLibrary();
    const icons = new Set<string>();
    for (const key of keys) {
      const host = `${key}.localhost:${portOf(library)}`;
      const at = key === 'astm' ? `localhost:${portOf(library)}` : host;
      const page = await (await pageOf(library, at)).text();
      const [, address = ''] = /<link rel="icon" href="([^"]*)">/.exec(page) ?? [];
      const answer = await library.anyone('GET', '/tenant/favicon.svg', undefined, { host: at });
      if (key === 'cga') {
        expect([address, answer.status]).toEqual(['data:,', 404]);
        continue;
      }
      expect(address).toMatch(/^\/tenant\/favicon\.svg\?v=[0-9a-f]{12}$/);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      const icon = await answer.text();
      expect(icon).not.toMatch(/var\(|currentColor/);
      icons.add(icon);
    }
    expect(icons.size).toBe(6);
  });

  it('loads a configured consent script, and lets its origin in only then [tenants-016]', async () => {
    const library = await startLibrary();
    const host = `awwa.localhost:${portOf(library)}`;
    const before = await pageOf(library, host);
    expect(before.headers.get('content-security-policy')).not.toContain('consent.example');
    await edit(library, 'awwa', {
      ...sample('awwa'),
      onetrustScript: 'https://consent.example/stub.js?a=1&b=2',
    });
    await expect.poll(async () => (await pageOf(library, host)).text()).toContain('consent.example');

    const page = await pageOf(library, host);
    const policy = page.headers.get('content-security-policy') ?? '';
    const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
    expect(await page.text()).toContain(
      `<script src="https://consent.example/stub.js?a=1&#38;b=2" nonce="${nonce}" async></script>`,
    );
    expect(policy).toMatch(/script-src [^;]* https:\/\/consent\.example(;|$)/);
    const other = await pageOf(library, `ies.localhost:${portOf(library)}`);
    expect(other.headers.get('content-security-policy')).not.toContain('consent.example');
  });
});

describe('a change in the table of tenants', () => {
  it('shows at once, without a restart: color, words, features and hosts', async () => {
    const library = await startLibrary();
    const port = portOf(library);
    const water = `awwa.localhost:${port}`;
    expect(await (await pageOf(library, water)).text()).toContain('--brand: #00A3AD;');

    await edit(library, 'awwa', {
      ...sample('awwa'),
      title: 'Valdoria Rivers',
      theme: { brand: '#8a2be2' },
      features: [{ code: 'type-ahead', enabled: false }],
      hosts: ['rivers.example'],
    });
    await expect
      .poll(async () => (await configuration(library.anyone, 'rivers.example')).title)
      .toBe('Valdoria Rivers');
    const page = await (await pageOf(library, `rivers.example:${port}`)).text();
    expect(page).toContain('<title>Valdoria Rivers</title>');
    expect(page).toContain('--brand: #8A2BE2;');
    const changed = await configuration(library.anyone, water);
    expect(changed.features).toContainEqual({ code: 'type-ahead', enabled: false });
  });

  it('may name another identity provider, whom browsers may then talk to', async () => {
    const library = await startLibrary();
    const identityProvider = { issuer: 'https://login.example/valdoria', clientId: 'water' };
    await edit(library, 'awwa', { ...sample('awwa'), identityProvider });
    await expect
      .poll(() => configuration(library.anyone, 'localhost', { tenantName: 'awwa' }))
      .toMatchObject(identityProvider);
    const page = await pageOf(library, `awwa.localhost:${portOf(library)}`);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' https://login.example");
    expect((await configuration(library.anyone, 'localhost')).issuer).toBe(`${library.origin}/oidc`);
  });

  it('shows on the sign-in page too, although its provider is at work already', async () => {
    const library = await startLibrary();
    const signIn = async (): Promise<string> => {
      const host = `awwa.localhost:${portOf(library)}`;
      const query = new URLSearchParams({
        client_id: 'norma-web',
        redirect_uri: `${library.originOf('awwa')}/implicit/callback`,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      const start = await library.anyone('GET', `/oidc/auth?${query.toString()}`, undefined, { host });
      const cookie = start.headers.get('set-cookie') ?? '';
      const { pathname } = new URL(start.headers.get('location') ?? '', library.originOf('awwa'));
      return (await library.anyone('GET', pathname, undefined, { host, cookie })).text();
    };
    expect(await signIn()).toContain('Water standards online');
    await edit(library, 'awwa', { ...sample('awwa'), shortTitle: 'Rivers online' });
    await expect.poll(signIn).toContain('Rivers online');
  });

  it('that cannot be read leaves the tenant as it was, and the log names the field', async () => {
    const logged: string[] = [];
    const library = await startLibrary({ onLogged: (line) => logged.push(line) });
    await edit(library, 'awwa', { ...sample('awwa'), title: 'Lost', theme: { brand: 'blue' } });
    await edit(library, 'ies', { ...sample('ies'), title: 'Lighting Circle' });
    await expect
      .poll(async () => (await configuration(library.anyone, 'localhost', { tenantName: 'ies' })).title)
      .toBe('Lighting Circle');
    const kept = await configuration(library.anyone, 'localhost', { tenantName: 'awwa' });
    expect([kept.title, kept.theme.brand]).toEqual(['Valdoria Water Works', '#00A3AD']);
    expect(logged.join('')).toContain(
      'tenant awwa not reloaded, because its settings are invalid: theme.brand: \\"blue\\" is not a color',
    );
  });

  it('may make the row another tenant’s by mistake: it is not taken over', async () => {
    const logged: string[] = [];
    const library = await startLibrary({ onLogged: (line) => logged.push(line) });
    await edit(library, 'awwa', sample('ies'));
    await expect.poll(() => logged.join('')).toContain('does not match the key of its row, awwa');
    const kept = await configuration(library.anyone, `awwa.localhost:${portOf(library)}`);
    expect(kept.title).toBe('Valdoria Water Works');
  });

  it('of version 0.1.0 keeps its sections, and gets those that have come since', async () => {
    const library = await startLibrary();
    const section = { enabled: true, load: 'LAZY', hiddenZeroCount: true, showToolTip: false };
    const sections = [
      { ...section, code: 'topicList', enabled: false },
      { ...section, code: 'publisherList', load: 'EAGER', showToolTip: true },
    ];
    await edit(library, 'awwa', { ...sample('awwa'), refinementSections: sections });
    const found = async () =>
      (await configuration(library.anyone, 'localhost', { tenantName: 'awwa' })).refinementSections;
    await expect
      .poll(async () => (await found()).map(({ code }) => code).slice(0, 4))
      .toEqual(['topicList', 'publisherList', 'categoryList', 'icsCodeList']);
    expect(await found()).toMatchObject([
      { 'display-flag': false, category: 'Topic' },
      { 'display-flag': true, showToolTip: true, 'label-i18n-key': 'search.section.publisherList' },
      ...Array.from({ length: 8 }, () => ({ 'display-flag': true })),
    ]);
  });

  it('names document types and categories in the language of its readers, and the values of filters stay [tenant-002]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const vocabulary = {
      documentTypes: { 'test-method': { de: 'Hausprüfung' } },
      categories: { 'Offshore installations': { de: 'Offshore-Anlagen' } },
    };
    await edit(library, 'astm', { ...sample('astm'), vocabulary });
    const namesIn = async (language: string, path: string) => {
      const answer = await client('GET', path, undefined, { 'accept-language': language });
      const nodes = (await answer.json()) as RefinementNode[];
      return Object.fromEntries(nodes.map(({ key, name, language: lang }) => [key, [name, lang]]));
    };
    const types = '/api/refinement/document-types';
    await expect.poll(() => namesIn('de', types)).toMatchObject({ 'Test method': ['Hausprüfung', 'de'] });
    expect(await namesIn('ja', types)).toMatchObject({ 'Test method': ['試験方法', 'ja'] });
    expect(await namesIn('pt', types)).toMatchObject({ 'Test method': ['Método de ensaio', 'pt-BR'] });
    const categories = '/api/refinement/taxonomy/category';
    expect(await namesIn('de', categories)).toMatchObject({
      'Offshore installations': ['Offshore-Anlagen', 'de'],
    });
    const search = { keywords: 'anchor', documentTypeList: ['Test method'] };
    const found = await client('POST', '/api/documents/unified-search?size=1', search, {
      'accept-language': 'ja',
    });
    expect(((await found.json()) as ResultPage).documents).toMatchObject([
      { documentType: 'Test method', documentTypeName: { text: '試験方法', language: 'ja' } },
    ]);
  });

  it('of version 0.1.0 is still understood, whose messages had other names', async () => {
    const library = await startLibrary();
    const contentAccessMessages = {
      'no-pdf-message-key': 'document.noPdf',
      'error-message-key': 'document.noDocument',
      'support-phone': '+00 555 9999',
      'contact-link': 'https://a.example/',
    };
    await edit(library, 'awwa', { ...sample('awwa'), contentAccessMessages });
    await expect
      .poll(async () => {
        const found = await configuration(library.anyone, 'localhost', { tenantName: 'awwa' });
        return found['content-access-messages'];
      })
      .toEqual(contentAccessMessages);
  });
});
