import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';
import { topics } from './resources/topics.ts';
import { searchTypes } from './searchTypes.ts';

/** The petroleum institute: warm paper, sans titles, an ink header. Its readers do not search by meaning yet. */
export const api = {
  key: 'api',
  title: 'Petroleum Installations Council',
  shortTitle: 'Practice library',
  publisherName: 'Petroleum Installations Council',
  publishers: tenantOffers.api,
  searchExample: { text: 'RP 1120, risers…' },
  deliversFor: ['PIC'],
  theme: { brand: '#B4451F', paper: 'warm', titleFace: 'sans', header: 'ink' },
  markSvg: drawing('pic'),
  faviconSvg: drawing('pic-icon'),
  features: [
    { code: 'link-previews', enabled: true },
    { code: 'show-tracker', enabled: true },
    { code: 'show-subscription-one-publisher', enabled: true },
  ],
  searchTypes: searchTypes({ byMeaning: false }),
  typeAhead: { debounceMs: 120, minimumCharacters: 2 },
  supportEmail: 'desk@pic-practice.example',
  supportPhone: '+00 555 0177',
  contactLink: 'https://www.pic-practice.example/desk',
  footer: {
    text: 'Recommended practices do not replace the laws and regulations that apply at the installation site.',
    links: [{ title: 'Terms of use', url: 'https://www.pic-practice.example/terms' }],
  },
  helpMenu: [
    {
      id: 'desk',
      key: 'help.guides',
      topics: [{ ...topics.searching, title: 'Searching the practice library' }, topics.keeping],
    },
  ],
  tips: [
    {
      title: 'Going offshore?',
      text: 'Download the practices you need before you leave. Each copy shows its edition.',
      url: 'https://www.pic-practice.example/tips/offshore',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Training calendar', url: 'https://www.pic-practice.example/training', position: 'sidebar' },
    { title: 'Report a defect', url: 'https://www.pic-practice.example/defects', position: 'bottom' },
  ],
  trackerUrl: 'https://changes.pic-practice.example/',
  isDemo: true,
} as const;
