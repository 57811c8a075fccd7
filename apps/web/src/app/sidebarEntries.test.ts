import {
  compassPointTabs,
  majorTabs,
  menuCodes,
  minorTabs,
  outsideTabs,
  userTabs,
  type Account,
} from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { sidebarSections } from './sidebarEntries.ts';
import { known, subscriptionTo, type Change } from './testing/known.ts';

/** What the entries of a section are called: our word, or the tenant's title. */
const names = (section: string, change?: Change): string[] =>
  (sidebarSections(known(change)).find(({ name }) => name === section)?.entries ?? []).map(({ name }) =>
    'word' in name ? name.word : name.title,
  );
const all = (change?: Change): string[] =>
  sidebarSections(known(change)).flatMap(({ name }) => names(name, change));
const entry = (word: string, change?: Change) =>
  sidebarSections(known(change))
    .flatMap(({ entries }) => entries)
    .find(({ name }) => 'word' in name && name.word === word);

const without = (code: string): Change => ({
  account: { userMenuList: menuCodes.filter((each) => each !== code) },
});

describe('the contents', () => {
  it('have the reader’s own places, in their order [shell-014]', () => {
    expect(names('contents')).toEqual([
      'HOME',
      'SUBSCRIPTION',
      'TRACKER',
      'FAVORITES',
      'NOTES',
      'SAVED_SEARCHES',
      'GROUPS',
      'LINKS_MANAGEMENT',
      'COMPASS_POINTS',
      'SHARED_WITH_ME',
      'E_LEARNING',
      'DIGITAL_LIBRARY_LINK',
    ]);
  });

  it('have what concerns the library below them [shell-022]', () => {
    expect(names('library')).toEqual([
      'TERMINOLOGY_DICTIONARY',
      'HYPERLINK',
      'LINK_MANAGER',
      'SUBSCRIPTION_USAGE',
      'CUSTOM_COLLECTION',
      'COMPASS_POINTS_ADMIN',
      'COMPASS_POINTS_REPORT',
      'CHECK_REFERENCES',
    ]);
    expect(entry('SUBSCRIPTION_USAGE')).toMatchObject({ to: '/usage-report' });
    expect(entry('CUSTOM_COLLECTION')).toMatchObject({ to: '/custom-collections' });
  });

  const conditions: [entry: string, what: string, change: Change][] = [
    ['TRACKER', 'the feature', { features: [] }],
    ['TRACKER', 'the entitlement of the menu', without('TRACKER')],
    ['GROUPS', 'groups being enabled', { features: [] }],
    ['GROUPS', 'a person of their own', { account: { userType: 'COMPANY' } }],
    ['DIGITAL_LIBRARY_LINK', 'being the standards body', { tenant: { isStandardsBody: false } }],
    ['DIGITAL_LIBRARY_LINK', 'an address', { tenant: { 'digital-library-url': null } }],
    ['COMPASS_POINTS', 'a person of their own', { account: { userType: 'COMPANY' } }],
    ['COMPASS_POINTS', 'the flag', { account: { compassPointFlag: false } }],
    ['SUBSCRIPTION_USAGE', 'an authority', { account: { authorities: [] } }],
    ['CUSTOM_COLLECTION', 'the flag', { account: { customCollection: false } }],
    ['COMPASS_POINTS_ADMIN', 'the authority', { account: { authorities: ['ADMIN'] } }],
    ['COMPASS_POINTS_ADMIN', 'the flag', { account: { compassPointFlag: false } }],
    ['COMPASS_POINTS_REPORT', 'the authority', { account: { authorities: ['ADMIN'] } }],
    ['COMPASS_POINTS_REPORT', 'the flag', { account: { compassPointFlag: false } }],
    ['SHARED_WITH_ME', 'the feature', { features: [] }],
  ];
  it.each(conditions)(
    'lack %s without %s [shell-018, shell-019, shell-020, shell-021, shell-023]',
    (word, _, change) => {
      expect(all()).toContain(word);
      expect(all(change)).not.toContain(word);
    },
  );

  it('lead out to the tenant’s tracker, else to the library’s own, and to the digital library', () => {
    expect(entry('TRACKER')).toMatchObject({ href: 'https://tracker.nsb.example/' });
    expect(entry('TRACKER', { tenant: { 'tracker-url': null } })).toMatchObject({ to: '/trackChanges' });
    expect(entry('DIGITAL_LIBRARY_LINK')).toMatchObject({ href: 'https://digital.nsb.example/' });
  });

  it.each([...majorTabs, ...minorTabs, ...compassPointTabs])(
    'lack %s where the server does not permit it [shell-026]',
    (code) => {
      expect(all()).toContain(code);
      expect(all(without(code))).not.toContain(code);
    },
  );

  it('have no entry whose screen is not there yet', () => {
    expect(names('contents', { screens: ['/', '/content-search'] })).toEqual([
      'HOME',
      'SUBSCRIPTION',
      'TRACKER',
      'DIGITAL_LIBRARY_LINK',
    ]);
    expect(names('library', { screens: ['/'] })).toEqual([]);
  });

  it('have no section without entries', () => {
    expect(
      sidebarSections(
        known({ account: { userMenuList: [] }, tenant: { 'external-urls': [] }, screens: ['/'] }),
      ),
    ).toEqual([]);
  });
});

describe('the subscriptions', () => {
  const one = [subscriptionTo('NSB', 'Northern Standards Board')];

  it.each([
    ['none', [], [], false],
    ['one', one, [], false],
    ['one, which the tenant wants to show', one, ['show-subscription-one-publisher'], true],
    ['none, though the tenant would show one', [], ['show-subscription-one-publisher'], false],
    ['two', [...one, subscriptionTo('HI', 'Halden Institute')], [], true],
  ])('of somebody who has %s: shown %s [shell-016]', (_, subscriptions, features, isShown) => {
    expect(all({ subscriptions, features }).includes('SUBSCRIPTION')).toBe(isShown);
  });

  it('open into a list of them [shell-015]', () => {
    expect(entry('SUBSCRIPTION')).toMatchObject({
      list: [{ title: 'Northern Standards Board' }, { title: 'Halden Institute' }],
    });
  });

  it('each lead to the search of the reader’s own, narrowed to their publisher [shell-017]', () => {
    const subscriptions = [subscriptionTo('A&B', 'A "quoted" name, حروف'), ...one];
    const subscription = entry('SUBSCRIPTION', { subscriptions });
    const [first] = subscription && 'list' in subscription ? subscription.list : [];
    const url = new URL(first?.to ?? '', 'http://localhost');
    expect(url.pathname).toBe('/mysubscription-search/');
    expect(JSON.parse(decodeURIComponent(url.search.replace('?categories=', '')))).toEqual([
      { k: 'A&B', n: 'A&B', r: 'Publisher', pk: [] },
    ]);
  });
});

describe('the links out of the library', () => {
  it('stand in a section of their own, those that we have words for by our word', () => {
    expect(names('outside')).toEqual(['TECHNICAL_COMMITTEES', 'Board shop']);
  });

  it('have no section where there are none [shell-024]', () => {
    expect(sidebarSections(known({ tenant: { 'external-urls': [] } })).map(({ name }) => name)).toEqual([
      'contents',
      'library',
      'help',
    ]);
  });

  it('that the server does not permit are left out [shell-026]', () => {
    expect(names('outside', without('TECHNICAL_COMMITTEES'))).toEqual(['Board shop']);
  });
});

describe('the help', () => {
  it('has the videos, the resources, the topics and the links beside them [help-002, help-003]', () => {
    expect(names('help')).toEqual(['VIDEO_TUTORIALS', 'MORE_RESOURCES', 'Reading', 'Search guide']);
    expect(entry('VIDEO_TUTORIALS')).toMatchObject({ to: '/video' });
    expect(entry('MORE_RESOURCES')).toMatchObject({ to: '/user-resources' });
  });

  it('is there only where the tenant has a help menu, for a person of a known kind [shell-025]', () => {
    expect(names('help', { tenant: { helpMenu: [] } })).toEqual([]);
    // What an older server may answer.
    const unknown = { userType: '' } as unknown as Pick<Account, 'userType'>;
    expect(names('help', { account: unknown })).toEqual([]);
  });

  it('has the resources for the standards body alone [help-003]', () => {
    expect(names('help', { tenant: { isStandardsBody: false } })).toEqual([
      'VIDEO_TUTORIALS',
      'Reading',
      'Search guide',
    ]);
  });
});

describe('the menus know', () => {
  it('the major tabs [shell-029]', () => {
    expect(majorTabs).toEqual(
      'HOME SUBSCRIPTION TRACKER FAVORITES NOTES SAVED_SEARCHES GROUPS LINKS_MANAGEMENT E_LEARNING COMPASS_POINTS DIGITAL_LIBRARY_LINK'.split(
        ' ',
      ),
    );
  });
  it('the minor tabs [shell-030]', () => {
    expect(minorTabs).toEqual(
      'TERMINOLOGY_DICTIONARY HYPERLINK LINK_MANAGER SUBSCRIPTION_USAGE CUSTOM_COLLECTION'.split(' '),
    );
  });
  it('the tabs outside, each of which an external link may name [shell-031]', () => {
    const titles = [
      'Technical committees',
      'Membership',
      'Meetings and symposia',
      'Publish',
      'Illuminance tables',
      'Reference retriever',
      'Lighting library',
      'E-learning',
      'Spec builder',
    ];
    const urls = titles.map((title) => ({
      title,
      url: 'https://www.nsb.example/',
      position: 'sidebar' as const,
    }));
    expect(names('outside', { tenant: { 'external-urls': urls } })).toEqual([...outsideTabs]);
  });
  it('the tabs of the person [shell-032]', () => {
    expect(userTabs).toEqual(['MY_ACCOUNT', 'MEMBER_SITE', 'SHARED_WITH_ME']);
  });
});
