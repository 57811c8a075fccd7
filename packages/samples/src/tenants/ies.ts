import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';

/** The lighting society: a bright brand on warm paper under an ink header. Editions are not compared here. */
export const ies = {
  key: 'ies',
  title: 'Society of Lighting Practice',
  shortTitle: 'The lighting library',
  publisherName: 'Society of Lighting Practice',
  publishers: tenantOffers.ies,
  theme: { brand: '#FFB81C', paper: 'warm', titleFace: 'serif', header: 'ink' },
  markSvg: drawing('slp'),
  faviconSvg: drawing('slp-icon'),
  features: [{ code: 'version-compare', enabled: false }],
  searchTypes: [
    { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
    { code: 'K', enabled: true, labelKey: 'search.type.keyword' },
  ],
  // What there is none of is told as well.
  refinementSections: [
    { code: 'publisherList', hiddenZeroCount: false },
    { code: 'documentTypeList', hiddenZeroCount: false },
  ],
  supportEmail: 'library@lighting-practice.example',
  supportPhone: '+00 555 0153',
  contactLink: 'https://www.lighting-practice.example/library',
  footer: {
    text: 'Good light is measured where people look.',
    links: [{ title: 'Terms of use', url: 'https://www.lighting-practice.example/terms' }],
  },
  helpMenu: [
    {
      id: 'guides',
      key: 'help.guides',
      topics: [{ id: 'tables', key: 'help.tables', title: 'Reading the illuminance tables' }],
    },
  ],
  tips: [
    {
      title: 'Illuminance tables',
      text: 'Look a task up by what is done there, not by the name of the room.',
      url: 'https://www.lighting-practice.example/tables',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Illuminance tables', url: 'https://www.lighting-practice.example/tables', position: 'sidebar' },
    { title: 'Spec builder', url: 'https://www.lighting-practice.example/spec-builder', position: 'sidebar' },
  ],
  isDemo: true,
} as const;
