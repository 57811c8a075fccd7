import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';
import { arabic } from './resources/arabic.ts';
import { catalogues } from './resources/catalogues.ts';
import { english } from './resources/english.ts';
import { topics } from './resources/topics.ts';
import { searchTypes } from './searchTypes.ts';

/** The standards body, the default tenant: neutral paper, serif titles. */
export const astm = {
  key: 'astm',
  title: 'Northern Standards Board',
  shortTitle: 'Standards library',
  publisherName: 'Northern Standards Board',
  publishers: tenantOffers.astm,
  searchExample: {
    text: 'E 214, anchor creep…',
    texts: {
      ar: 'زحف المراسي، أو E 214…',
      de: 'E 214, Kriechen von Ankern …',
      fr: 'E 214, fluage d’ancrage…',
      it: 'E 214, scorrimento viscoso…',
      ja: 'E 214、アンカーのクリープ…',
      ko: 'E 214, 앵커 크리프…',
      'pt-BR': 'E 214, fluência de ancoragens…',
      ru: 'E 214, ползучесть анкеров…',
      tr: 'E 214, ankraj sünmesi…',
      'zh-Hans': 'E 214、锚栓蠕变…',
      es: 'E 214, fluencia de anclajes…',
    },
  },
  deliversFor: ['NSB'],
  theme: { brand: '#1746A2', paper: 'neutral', titleFace: 'serif', header: 'paper' },
  markSvg: drawing('nsb'),
  faviconSvg: drawing('nsb-icon'),
  features: [
    { code: 'link-previews', enabled: true },
    { code: 'show-tracker', enabled: true },
    { code: 'publisher-see-more', enabled: true },
    { code: 'semantic-search', enabled: true },
  ],
  searchTypes: searchTypes({ byMeaning: true }),
  typeAhead: { debounceMs: 120, minimumCharacters: 2 },
  // Addresses of documents (RFC 5737, RFC 3849): no one comes from there unless a proxy that is trusted says so.
  authenticationMethods: ['PWD', 'IP'],
  networks: [{ account: 'vardal-port', ranges: ['203.0.113.0/24', '2001:db8:7a::/48'] }],
  supportEmail: 'support@nsb-library.example',
  supportPhone: '+00 555 0142',
  contactLink: 'https://www.nsb-library.example/contact',
  salesLink: 'https://www.nsb-library.example/subscribe',
  licenceLine: 'Licensed copy. Reproduction and networking only as permitted by the subscription agreement.',
  footer: {
    text: '© Northern Standards Board. Standards are revised regularly. Check that your edition is current.',
    links: [
      { title: 'Terms of use', url: 'https://www.nsb-library.example/terms' },
      { title: 'Privacy', url: 'https://www.nsb-library.example/privacy' },
      { title: 'Accessibility', url: 'https://www.nsb-library.example/accessibility' },
    ],
  },
  // Readers of an account see what their colleagues' compass points have been through.
  compassPoints: { openHistory: true },
  helpMenu: [
    {
      id: 'guides',
      key: 'help.guides',
      topics: [topics.searching, topics.reading, topics.keeping, topics.librarians, topics.firstHour],
    },
  ],
  userResources: { en: english, ar: arabic },
  catalogues,
  tips: [
    {
      title: 'Start with part of a designation',
      text: 'Type “e 21” to see all standards whose designations start with E 21.',
      url: 'https://www.nsb-library.example/tips/designations',
      kind: 'external',
    },
    {
      title: 'See what has changed',
      text: 'Open an edition and compare it with the previous one, clause by clause.',
      url: 'https://www.nsb-library.example/tips/comparing',
      kind: 'external',
    },
    {
      title: 'Help write the next edition',
      text: 'Technical committees are open to everyone who works with their standards.',
      url: 'https://www.nsb-library.example/committees',
      kind: 'external',
    },
    {
      title: 'Access through a proxy',
      text: 'For proxy administrators: the hosts and headers that your organization’s proxy must pass on.',
      url: '/api/proxy-setup',
      kind: 'download',
    },
  ],
  externalUrls: [
    { title: 'Technical committees', url: 'https://www.nsb-library.example/committees', position: 'sidebar' },
    { title: 'Membership', url: 'https://www.nsb-library.example/membership', position: 'sidebar' },
    { title: 'Meetings and symposia', url: 'https://www.nsb-library.example/meetings', position: 'bottom' },
    { title: 'How standards are made', url: 'https://www.nsb-library.example/how', position: 'left' },
  ],
  memberSiteUrl: 'https://members.nsb-library.example/',
  digitalLibraryUrl: 'https://digital.nsb-library.example/',
  userManagement: { enable: true, url: '/admin/user-management' },
  isDemo: true,
} as const;
