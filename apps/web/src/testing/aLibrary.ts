import { menuCodes, type Account, type AuthenticationData, type TenantConfiguration } from '@norma/contracts';

/** Someone who has every right that the library of these tests gives. */
export const account: Account = {
  id: '1',
  email: 'ines.ravndal@halvorsen.example',
  activated: true,
  userType: 'INDIVIDUAL',
  userAccounts: [],
  cgEntitlements: [],
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

/** A library with all that a library may have, but for its features. */
export const tenant: TenantConfiguration = {
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

/** How somebody comes in by their password. */
export const arrival: AuthenticationData = {
  authType: 'PWD',
  requestId: 'r-1',
  originatedIpAddress: '192.0.2.41',
  originatedWhiteListedAccount: null,
};
