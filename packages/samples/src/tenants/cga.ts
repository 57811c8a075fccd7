import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';

/** The gas assembly: a brand close to the green of “Active”, no groups, and no icon of its own. */
export const cga = {
  key: 'cga',
  title: 'Gas Safety Assembly',
  shortTitle: 'Gas standards library',
  publisherName: 'Gas Safety Assembly',
  publishers: tenantOffers.cga,
  searchExample: { text: '230, pressure regulators…' },
  deliversFor: ['GSA'],
  theme: { brand: '#1F7A3D', paper: 'neutral', titleFace: 'sans', header: 'paper' },
  markSvg: drawing('gsa'),
  features: [
    { code: 'link-previews', enabled: true },
    { code: 'groups', enabled: false },
    { code: 'show-tracker', enabled: true },
  ],
  searchTypes: [
    { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
    { code: 'D', enabled: true, labelKey: 'search.type.designation' },
    { code: 'K', enabled: false, labelKey: 'search.type.keyword' },
  ],
  // Its readers look for a part, never for a theme.
  refinementSections: [{ code: 'topicList', enabled: false }],
  iamServerVersion: 'IE',
  supportEmail: 'library@gas-safety.example',
  supportPhone: '+00 555 0164',
  footer: {
    text: 'In an emergency, leave the building first, then call your gas supplier.',
    links: [{ title: 'Safety alerts', url: 'https://www.gas-safety.example/alerts' }],
  },
  externalUrls: [{ title: 'Safety alerts', url: 'https://www.gas-safety.example/alerts', position: 'left' }],
  isDemo: true,
} as const;
