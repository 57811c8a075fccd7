import { readFileSync } from 'node:fs';
import { tenantOffers, type TenantKey } from './accounts.ts';

const mark = (name: string): string =>
  readFileSync(new URL(`../marks/${name}.svg`, import.meta.url), 'utf8').trim();

const searchTypes = [
  { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
  { code: 'K', enabled: true, labelKey: 'search.type.keyword' },
  { code: 'D', enabled: true, labelKey: 'search.type.designation' },
];

const features = [
  { code: 'search-refinement', enabled: true },
  { code: 'language-selection', enabled: true },
  { code: 'type-ahead', enabled: true },
];

const common = {
  hosts: [],
  features,
  searchTypes,
  typeAhead: { debounceMs: 120, minimumCharacters: 2 },
  isDemo: true,
};

const messages = (phone: string, contact: string) => ({
  noPdfMessageKey: 'document.noPdf',
  errorMessageKey: 'document.noDocument',
  supportPhone: phone,
  contactLink: contact,
});

/** The tenants of the demo, the default one first, as files of one tenant would hold them. */
export const tenants: readonly ({ readonly key: TenantKey } & Readonly<Record<string, unknown>>)[] = [
  {
    ...common,
    key: 'astm',
    title: 'Northern Standards Board',
    shortTitle: 'Standards library',
    publisherName: 'Northern Standards Board',
    publishers: tenantOffers.astm,
    supportEmail: 'support@nsb-library.example',
    supportPhone: '+00 555 0142',
    contentAccessMessages: messages('+00 555 0142', 'https://www.nsb-library.example/contact'),
    theme: { brand: '#1746A2', paper: 'neutral', titleFace: 'serif', header: 'paper' },
    markSvg: mark('nsb'),
  },
  {
    ...common,
    key: 'api',
    title: 'Petroleum Installations Council',
    shortTitle: 'Practice library',
    publisherName: 'Petroleum Installations Council',
    publishers: tenantOffers.api,
    supportEmail: 'desk@pic-practice.example',
    supportPhone: '+00 555 0177',
    contentAccessMessages: messages('+00 555 0177', 'https://www.pic-practice.example/desk'),
    theme: { brand: '#B4451F', paper: 'warm', titleFace: 'sans', header: 'ink' },
    markSvg: mark('pic'),
  },
];
