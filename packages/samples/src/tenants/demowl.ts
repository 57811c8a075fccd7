import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';
import { topics } from './resources/topics.ts';
import { searchTypes } from './searchTypes.ts';

/** The tenant to show the product with: every publisher, and every feature that the others leave off. */
export const demowl = {
  key: 'demowl',
  title: 'Norma Open Shelf',
  shortTitle: 'Demo library',
  publisherName: 'Norma',
  publishers: tenantOffers.demowl,
  searchExample: { text: 'E 214, risers…' },
  theme: { brand: '#6D3BD1', paper: 'cool', titleFace: 'serif', header: 'ink' },
  markSvg: drawing('owl'),
  faviconSvg: drawing('owl-icon'),
  features: [
    { code: 'link-previews', enabled: true },
    { code: 'show-tracker', enabled: true },
    { code: 'show-publisher-billboard', enabled: true },
    { code: 'e-learning', enabled: true },
    { code: 'citations-for-standards', enabled: true },
    { code: 'redline-any-pair', enabled: true },
    { code: 'semantic-search', enabled: true },
  ],
  searchTypes: searchTypes({ byMeaning: true }),
  refinementSections: [
    { code: 'publisherList', showToolTip: true },
    { code: 'categoryList', load: 'EAGER' },
    { code: 'icsCodeList', showToolTip: true },
  ],
  typeAhead: { debounceMs: 120, minimumCharacters: 2 },
  // Addresses of documents (RFC 5737, RFC 3849): no one comes from there unless a proxy that is trusted says so.
  authenticationMethods: ['PWD', 'IP'],
  networks: [{ account: 'vardal-port', ranges: ['203.0.113.0/24', '2001:db8:7a::/48'] }],
  supportEmail: 'hello@open-shelf.example',
  supportPhone: '+00 555 0101',
  contactLink: 'https://www.open-shelf.example/talk',
  salesLink: 'https://www.open-shelf.example/offer',
  footer: {
    text: 'A demo library. Its publishers, standards and people are fictitious.',
    links: [{ title: 'About this library', url: 'https://www.open-shelf.example/about' }],
  },
  helpMenu: [
    {
      id: 'guides',
      key: 'help.guides',
      topics: [topics.firstHour, topics.searching, topics.reading, topics.keeping],
    },
  ],
  tips: [
    {
      title: 'Try another user',
      text: 'Sign in as another demo user. What each user can open depends on the account’s subscriptions.',
      url: 'https://www.open-shelf.example/people',
      kind: 'external',
    },
    {
      title: 'Make it yours',
      text: 'One file defines a tenant: its colors, texts, features and logo.',
      url: 'https://www.open-shelf.example/tenants',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Product tour', url: 'https://www.open-shelf.example/tour', position: 'sidebar' },
    { title: 'For librarians', url: 'https://www.open-shelf.example/librarians', position: 'left' },
    { title: 'Release notes', url: 'https://www.open-shelf.example/releases', position: 'bottom' },
  ],
  trackerUrl: 'https://tracker.open-shelf.example/',
  userManagement: { enable: true, url: '/admin/user-management' },
  billboard: { title: 'Publishers in this library', tenantPublisherOnly: false },
  banner: {
    text: 'This is a demo. Data you save here is deleted from time to time.',
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2036-01-01T00:00:00Z',
  },
  isDemo: true,
} as const;
