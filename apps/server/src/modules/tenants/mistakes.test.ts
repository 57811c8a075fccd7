import { featureCodes } from '@norma/contracts';
import { tenants } from '@norma/samples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTenant, readTenantText } from './mistakes.ts';

const small = {
  key: 'clw',
  title: 'Clearwater Works',
  publisherName: 'Clearwater Works',
  publishers: ['VWA'],
  theme: { brand: '#00A3AD' },
};

const mistakesIn = (json: unknown): string[] =>
  (readTenant(json).mistakes ?? []).map(({ path, message }) => `${path}: ${message}`);

describe('a tenant’s file', () => {
  it('needs five fields, and all others have a value', () => {
    const { settings } = readTenant(small);
    expect(settings).toMatchObject({
      shortTitle: 'Clearwater Works',
      hosts: [],
      theme: { brand: '#00A3AD', paper: 'neutral', titleFace: 'serif', header: 'paper' },
      faviconSvg: null,
      typeAhead: { debounceMs: 500, minimumCharacters: 3 },
      userManagement: { enable: false },
      iamServerVersion: 'classic',
      authenticationMethods: ['PWD'],
      isDemo: false,
    });
    expect(settings?.features.map(({ code }) => code)).toEqual(featureCodes);
    expect(settings?.markSvg).toMatch(/^<svg/);
  });

  it('says only which features differ; a code that no one knows is stored', () => {
    const features = [
      { code: 'groups', enabled: false },
      { code: 'future-thing', enabled: true },
    ];
    const { settings } = readTenant({ ...small, features });
    expect(settings?.features).toHaveLength(featureCodes.length + 1);
    expect(settings?.features).toEqual(
      expect.arrayContaining([...features, { code: 'type-ahead', enabled: true }]),
    );
  });

  it.each(tenants.map((tenant) => [tenant.key, tenant] as const))(
    'of the demo’s %s is without mistakes',
    (_, tenant) => {
      expect(mistakesIn(tenant)).toEqual([]);
    },
  );

  it('reads again what it gave, unchanged', () => {
    for (const tenant of [small, ...tenants]) {
      const { settings } = readTenant(tenant);
      expect(readTenantText(JSON.stringify(settings)).settings).toEqual(settings);
    }
  });

  it('takes any color in hexadecimal as its brand', () => {
    const digits = fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(digits, (given) => {
        const brand = `#${given.join('')}`;
        expect(readTenant({ ...small, theme: { brand } }).settings?.theme.brand).toBe(brand.toUpperCase());
      }),
    );
    expect(readTenant({ ...small, theme: { brand: '#0a5' } }).settings?.theme.brand).toBe('#00AA55');
  });

  it('has hosts as browsers send them', () => {
    const hosts = ['Water.Example', 'wässer.example', 'intranet'];
    expect(readTenant({ ...small, hosts }).settings?.hosts).toEqual([
      'water.example',
      'xn--wsser-gra.example',
      'intranet',
    ]);
  });

  it('never brings the reader down, whatever it holds', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => readTenant(json).settings === undefined));
    const fields = Object.keys(readTenant(small).settings ?? {});
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, value) => {
        const { settings, mistakes } = readTenant({ ...small, [field]: value });
        expect(settings === undefined).toBe((mistakes ?? []).length > 0);
      }),
    );
  });
});

describe('a mistake in a tenant’s file is named at its field, with what would be right', () => {
  it.each<[string, unknown, string]>([
    ['no object', [], ': [] is a list; an object is expected'],
    ['nothing', {}, 'key: missing; text is expected'],
    ['a list that is missing', {}, 'publishers: missing; a list is expected'],
    ['a number for a text', { ...small, title: 7 }, 'title: 7 is a number; text is expected'],
    ['an empty text', { ...small, title: '' }, 'title: empty; at least 1 character is expected'],
    [
      'a long text',
      { ...small, title: 'x'.repeat(201) },
      'title: has 201 characters; at most 200 characters are expected',
    ],
    [
      'a key with spaces',
      { ...small, key: 'my key' },
      'key: "my key" must start with a letter and contain only lowercase letters, digits and hyphens',
    ],
    ['a key that hosts cannot name', { ...small, key: 'www' }, 'key: "www" cannot be a key'],
    ['no publisher', { ...small, publishers: [] }, 'publishers: empty; at least 1 entry is expected'],
    [
      'a publisher to deliver for that is not on offer',
      { ...small, deliversFor: ['VWA', 'NSB'] },
      'deliversFor[1]: "NSB" is not among publishers',
    ],
    ['a publisher twice', { ...small, publishers: ['A', 'A'] }, 'publishers[1]: stands twice: A'],
    ['a misspelt field', { ...small, footr: {} }, 'footr: unknown; did you mean footer?'],
    [
      'a misspelt field within',
      { ...small, theme: { ...small.theme, headr: 'ink' } },
      'theme.headr: unknown; did you mean header?',
    ],
    [
      'a field at the wrong place',
      { ...small, brand: '#123456' },
      'brand: unknown; did you mean theme.brand?',
    ],
    [
      'a misspelt field at the wrong place',
      { ...small, headr: 'ink' },
      'headr: unknown; did you mean theme.header?',
    ],
    [
      'a field that nothing resembles',
      { ...small, footer: { zzz: 1 } },
      'footer.zzz: unknown; known here: text, texts, links',
    ],
    [
      'a misspelt field in a list',
      { ...small, externalUrls: [{ titel: 'x' }] },
      'externalUrls[0].titel: unknown; did you mean title?',
    ],
    [
      'a player of films that is not told the film',
      { ...small, videoPlayer: 'https://player.example/embed' },
      'videoPlayer: "https://player.example/embed" is not an address such as https://player.example/{hashed_id}',
    ],
    [
      'a player of films on a host of each',
      { ...small, videoPlayer: 'https://{hashed_id}.player.example/' },
      'videoPlayer: "https://{hashed_id}.player.example/" is not an address',
    ],
    [
      'a report over an open connection',
      { ...small, reports: { compassPoints: 'http://reports.example/{AccountId}/{TenantId}' } },
      'reports.compassPoints: "http://reports.example/{AccountId}/{TenantId}" is not an address such as',
    ],
    [
      'a report that is not told whose it is',
      { ...small, reports: { compassPoints: 'https://reports.example/{AccountId}' } },
      'reports.compassPoints: "https://reports.example/{AccountId}" must contain {TenantId} exactly once',
    ],
    [
      'a report that asks for more than it is told',
      { ...small, reports: { compassPoints: 'https://reports.example/{AccountId}/{TenantId}/{Email}' } },
      'contains {Email}, which is not available for this report',
    ],
    [
      'a name for a colour',
      { ...small, theme: { brand: 'blue' } },
      'theme.brand: "blue" is not a color such as #1746A2',
    ],
    [
      'a colour of eight digits',
      { ...small, theme: { brand: '#1746A2FF' } },
      'theme.brand: "#1746A2FF" is not a color',
    ],
    [
      'a choice that is none',
      { ...small, theme: { ...small.theme, paper: 'coal' } },
      'theme.paper: "coal" is not one of neutral, cool, warm; did you mean cool?',
    ],
    ['a text for true', { ...small, isDemo: 'yes' }, 'isDemo: "yes" is text; true or false is expected'],
    [
      'an address as a host',
      { ...small, hosts: ['https://a.example'] },
      'hosts[0]: "https://a.example" is not a host name alone',
    ],
    [
      'a port in a host',
      { ...small, hosts: ['a.example:80'] },
      'hosts[0]: "a.example:80" is not a host name alone',
    ],
    [
      'a number as a host',
      { ...small, hosts: ['10.0.0.1'] },
      'hosts[0]: "10.0.0.1" is not a host name alone',
    ],
    ['a host twice', { ...small, hosts: ['a.example', 'A.example'] }, 'hosts[1]: stands twice: a.example'],
    ['no e-mail address', { ...small, supportEmail: 'desk' }, 'supportEmail: "desk" is not an email address'],
    [
      'a script as an address',
      { ...small, trackerUrl: 'javascript:alert(1)' },
      'trackerUrl: "javascript:alert(1)" is not an address',
    ],
    [
      'a password in an address',
      { ...small, trackerUrl: 'https://a:b@c.example' },
      'trackerUrl: "https://a:b@c.example" is not an address',
    ],
    [
      'an insecure script',
      { ...small, onetrustScript: 'http://c.example/x.js' },
      'onetrustScript: "http://c.example/x.js" is not an address such as https://',
    ],
    [
      'a path that leads elsewhere',
      { ...small, userManagement: { enable: true, url: '//x.example' } },
      'userManagement.url: "//x.example" is neither',
    ],
    [
      'a position that is none',
      { ...small, externalUrls: [{ title: 'a', url: 'https://a.example', position: 'top' }] },
      'externalUrls[0].position: "top" is not one of left, sidebar, bottom',
    ],
    [
      'a search that is none',
      { ...small, searchTypes: [{ code: 'KEY', enabled: true, labelKey: 'a' }] },
      'searchTypes[0].code: "KEY" is not one of',
    ],
    [
      'a section that is none',
      { ...small, refinementSections: [{ code: 'topics' }] },
      'refinementSections[0].code: "topics" is not one of icsCodeList, publisherList, categoryList, topicList',
    ],
    [
      'a section twice',
      { ...small, refinementSections: [{ code: 'topicList' }, { code: 'topicList' }] },
      'refinementSections[1]: stands twice: topicList',
    ],
    [
      'a misspelt field of a section',
      { ...small, refinementSections: [{ code: 'topicList', hideZeroCount: true }] },
      'refinementSections[0].hideZeroCount: unknown; did you mean hiddenZeroCount?',
    ],
    [
      'a way to load that is none',
      { ...small, refinementSections: [{ code: 'topicList', load: 'SOON' }] },
      'refinementSections[0].load: "SOON" is not one of EAGER, LAZY',
    ],
    [
      'a text for a tooltip',
      { ...small, refinementSections: [{ code: 'topicList', showToolTip: 'yes' }] },
      'refinementSections[0].showToolTip: "yes" is text; true or false is expected',
    ],
    [
      'a feature twice',
      {
        ...small,
        features: [
          { code: 'a', enabled: true },
          { code: 'a', enabled: false },
        ],
      },
      'features[1]: stands twice: a',
    ],
    [
      'a half number',
      { ...small, typeAhead: { minimumCharacters: 2.5 } },
      'typeAhead.minimumCharacters: 2.5 is a number; a whole number is expected',
    ],
    [
      'a number below zero',
      { ...small, typeAhead: { debounceMs: -1 } },
      'typeAhead.debounceMs: -1; at least 0 is expected',
    ],
    [
      'a banner without a zone',
      { ...small, banner: { text: 'a', startDate: '2026-01-01', endDate: '2030-01-01T00:00:00Z' } },
      'banner.startDate: "2026-01-01" is not a time with a time zone',
    ],
    [
      'a banner that ends first',
      { ...small, banner: { text: 'a', startDate: '2026-01-02T00:00:00Z', endDate: '2026-01-01T00:00:00Z' } },
      'banner.endDate: is not after startDate',
    ],
    [
      'a mark with a script',
      { ...small, markSvg: '<svg><script/></svg>' },
      'contains <script>, which is not allowed in a mark',
    ],
    ['an icon that is no drawing', { ...small, faviconSvg: 'x' }, 'faviconSvg: "x" is not well-formed XML'],
    [
      'a mark of five million characters',
      { ...small, markSvg: 'x'.repeat(5_000_000) },
      'markSvg: has 5000000 characters',
    ],
  ])('such as %s', (_, json, mistake) => {
    expect(mistakesIn(json).join('\n')).toContain(mistake);
  });

  it('such as a text that is no JSON', () => {
    expect(readTenantText('{"key":').mistakes).toEqual([
      { path: '', message: expect.stringMatching(/^is not JSON: /) },
    ]);
  });

  it('and all of them at once', () => {
    expect(mistakesIn({ ...small, footr: 1, theme: { brand: 'x' }, hosts: ['a b'] })).toHaveLength(3);
  });
});
