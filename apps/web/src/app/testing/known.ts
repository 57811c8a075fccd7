import {
  featureCodes,
  menuCodes,
  type Account,
  type Subscription,
  type TenantConfiguration,
} from '@norma/contracts';
import type { Known } from '../entries.ts';
import { needsOf } from '../needs.ts';

export type Change = {
  account?: Partial<Account>;
  tenant?: Partial<TenantConfiguration>;
  features?: readonly string[];
  /** The addresses at which screens stand; by default at every one of the specification, and at those to come. */
  screens?: readonly string[];
  subscriptions?: readonly Subscription[];
};

const account: Account = {
  id: '1',
  email: 'ines.ravndal@halvorsen.example',
  activated: true,
  userType: 'INDIVIDUAL',
  userAccounts: [],
  cgEntitlements: [],
  isAccountFixed: false,
  selectedAccountId: 'halvorsen',
  authorities: ['ADMIN', 'CP_ADMIN'],
  lcaAgreementFlag: true,
  hasLicenceAgreement: false,
  contentSecurity: { 'drm-view': 'N' },
  refinementSections: [],
  billboard: null,
  banner: null,
  langKey: 'EN',
  userMenuList: [...menuCodes],
  customCollection: true,
  compassPointFlag: true,
  unifiedSearchFlag: true,
  semanticSearchFlag: true,
  profileManagementUrl: null,
  preferences: { language: null, appearance: null, density: null },
  tenant: 'astm',
};

const site = (title: string, position: TenantConfiguration['external-urls'][number]['position']) => ({
  title,
  url: `https://www.nsb.example/${title.toLowerCase().replaceAll(' ', '-')}`,
  position,
});

const tenant: TenantConfiguration = {
  tenantName: 'astm',
  title: 'Northern Standards Board',
  shortTitle: 'Standards library',
  publisherName: 'Northern Standards Board',
  'has-favicon': false,
  issuer: 'http://localhost/oidc',
  clientId: 'norma',
  audience: 'norma',
  clUrl: 'http://localhost/',
  features: [],
  'search-types-configuration': [],
  'content-access-messages': {
    'no-pdf-message-key': '',
    'error-message-key': '',
    'support-phone': '',
    'contact-link': '',
  },
  supportEmail: 'support@nsb-library.example',
  supportPhone: '',
  'contact-link': '',
  'sales-link': '',
  footer: { text: '', links: [] },
  helpMenu: [
    {
      id: 'start',
      key: 'help.start',
      topics: [{ id: 'reading', key: 'help.reading', title: 'Reading', titles: {} }],
    },
  ],
  'tracker-url': 'https://tracker.nsb.example/',
  'member-site-url': 'https://members.nsb.example/',
  'digital-library-url': 'https://digital.nsb.example/',
  'profile-management-url': null,
  'greeting-key': 'greeting',
  'welcome-key': 'welcome',
  'tips-tricks': [],
  'external-urls': [
    site('Technical committees', 'sidebar'),
    site('Board shop', 'sidebar'),
    site('Search guide', 'left'),
    site('Imprint', 'bottom'),
  ],
  userManagement: { enable: true, url: '/admin/user-management' },
  'iam-server-version': 'classic',
  'sign-out': { text: '', 'redirect-url': null },
  'authentication-methods': ['PWD'],
  'onetrust-script': null,
  refinementSections: [],
  billboard: null,
  banner: null,
  isStandardsBody: true,
  'type-ahead': { debounceMs: 0, minimumCharacters: 1 },
  theme: { brand: '#1746A2', paper: 'neutral', titleFace: 'serif', header: 'paper', markSvg: '<svg/>' },
  isDemo: true,
};

/** A subscription to one publisher. */
export const subscriptionTo = (key: string, name: string): Subscription => ({
  id: key,
  subscriptionInfo: {
    publisherSearchKey: key,
    subscriptionAbbrName: key,
    subscriptionImagePath: '',
    subscriptionName: name,
  },
});

const yetWithoutNeeds = [
  '/notes',
  '/saved-searches',
  '/links-management',
  '/e-learning',
  '/terminology-dictionary',
  '/hyperlink',
  '/link-manager',
  '/admin/user-management/*',
];

/** Someone of a library in which every feature, right, screen and address is there, but for what a test changes. */
export function known({
  account: ofAccount,
  tenant: ofTenant,
  features = featureCodes,
  screens = [...Object.keys(needsOf), ...yetWithoutNeeds],
  subscriptions = [
    subscriptionTo('NSB', 'Northern Standards Board'),
    subscriptionTo('HI', 'Halden Institute'),
  ],
}: Change = {}): Known & { subscriptions: readonly Subscription[] } {
  const patterns = screens.map((screen) => screen.replace(/\/\*$/, ''));
  return {
    account: { ...account, ...ofAccount },
    tenant: { ...tenant, features: features.map((code) => ({ code, enabled: true })), ...ofTenant },
    isThere: (address) =>
      patterns.some((path) => address === path || (path !== '/' && address.startsWith(`${path}/`))),
    subscriptions,
  };
}
