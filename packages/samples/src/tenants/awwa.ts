import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';
import { searchTypes } from './searchTypes.ts';

/** The water works: cool paper, sans titles. Nothing is shared with others here. */
export const awwa = {
  key: 'awwa',
  title: 'Valdoria Water Works',
  shortTitle: 'Water standards online',
  publisherName: 'Valdoria Water Works',
  publishers: tenantOffers.awwa,
  searchExample: {
    text: '118, taps…',
    texts: { fr: '118, eau potable…', ar: '118، مياه الشرب…' },
  },
  deliversFor: ['VWA'],
  theme: { brand: '#00A3AD', paper: 'cool', titleFace: 'sans', header: 'paper' },
  markSvg: drawing('vwa'),
  faviconSvg: drawing('vwa-icon'),
  features: [
    { code: 'link-previews', enabled: true },
    { code: 'content-share', enabled: false },
    { code: 'home-page-toc', enabled: true },
    { code: 'semantic-search', enabled: true },
  ],
  searchTypes: searchTypes({ byMeaning: true }),
  // Users without subscriptions also see the publishers.
  refinementSections: [{ code: 'publisherList', forceEnable: true }],
  greetingKey: 'greeting.plain',
  welcomeKey: 'welcome.subject',
  supportEmail: 'standards@valdoria-water.example',
  supportPhone: '+00 555 0119',
  contactLink: 'https://www.valdoria-water.example/standards/contact',
  footer: {
    text: 'Emergency line, 24 hours a day: +00 555 0100.',
    links: [
      { title: 'Terms of use', url: 'https://www.valdoria-water.example/standards/terms' },
      { title: 'Water quality reports', url: 'https://www.valdoria-water.example/quality' },
    ],
  },
  tips: [
    {
      title: 'Mains, valves and meters',
      text: 'Each category has an overview that tells you which standard to read first.',
      url: 'https://www.valdoria-water.example/standards/overview',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Type approvals', url: 'https://www.valdoria-water.example/approvals', position: 'sidebar' },
  ],
  banner: {
    text: 'Starting in April, tenders cite the edition in force on the date of the tender.',
    startDate: '2026-01-01T00:00:00Z',
    endDate: '2030-01-01T00:00:00Z',
  },
  isDemo: true,
} as const;
