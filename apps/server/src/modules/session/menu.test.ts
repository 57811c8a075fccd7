import { describe, expect, it } from 'vitest';
import { menuOf, type MenuFacts } from './menu.ts';

type Change = Partial<Omit<MenuFacts, 'tenant' | 'account' | 'hasFeature'>> & {
  features?: string[];
  tenant?: Partial<MenuFacts['tenant']>;
  account?: Partial<MenuFacts['account']>;
};

const everything = ['show-tracker', 'groups', 'e-learning', 'content-share'];

/** The menu of an individual of a standards body that has everything, but for what a test changes. */
const menu = ({ features = everything, tenant, account, ...change }: Change = {}): string[] =>
  menuOf({
    hasFeature: (code) => features.includes(code),
    userType: 'INDIVIDUAL',
    authorities: ['ADMIN', 'CP_ADMIN'],
    ...change,
    tenant: {
      isStandardsBody: true,
      digitalLibraryUrl: 'https://digital.example',
      memberSiteUrl: 'https://members.example',
      hasHelp: true,
      opensCompassPointHistory: false,
      ...tenant,
    },
    account: { isDrm: false, hasCompassPoints: true, hasCustomCollection: true, ...account },
  });

describe('the menu of a person', () => {
  it('has every entry whose conditions hold', () => {
    expect(menu()).toEqual(
      expect.arrayContaining(
        'HOME SUBSCRIPTION TRACKER FAVORITES GROUPS E_LEARNING COMPASS_POINTS DIGITAL_LIBRARY_LINK SUBSCRIPTION_USAGE CUSTOM_COLLECTION COMPASS_POINTS_ADMIN COMPASS_POINTS_REPORT COMPASS_POINT_HISTORY MY_ACCOUNT MEMBER_SITE SHARED_WITH_ME HELP'.split(
          ' ',
        ),
      ),
    );
  });

  const cases: [entry: string, without: string, change: Change][] = [
    ['TRACKER', 'the feature', { features: [] }],
    ['TRACKER', 'a person of their own', { userType: 'COMPANY' }],
    ['FAVORITES', 'a person of their own', { userType: 'COMPANY' }],
    ['GROUPS', 'the feature', { features: [] }],
    ['GROUPS', 'a person of their own', { userType: 'COMPANY' }],
    ['E_LEARNING', 'the feature', { features: [] }],
    ['COMPASS_POINTS', 'the flag of the account', { account: { hasCompassPoints: false } }],
    ['COMPASS_POINTS', 'a person of their own', { userType: 'COMPANY' }],
    ['DIGITAL_LIBRARY_LINK', 'being the standards body', { tenant: { isStandardsBody: false } }],
    ['DIGITAL_LIBRARY_LINK', 'an address', { tenant: { digitalLibraryUrl: null } }],
    ['SUBSCRIPTION_USAGE', 'the authority', { authorities: [] }],
    ['SUBSCRIPTION_USAGE', 'freedom of DRM', { account: { isDrm: true } }],
    ['CUSTOM_COLLECTION', 'the flag of the account', { account: { hasCustomCollection: false } }],
    ['COMPASS_POINTS_ADMIN', 'the authority', { authorities: ['ADMIN'] }],
    ['COMPASS_POINTS_ADMIN', 'the flag of the account', { account: { hasCompassPoints: false } }],
    ['COMPASS_POINTS_REPORT', 'the authority', { authorities: ['ADMIN'] }],
    ['COMPASS_POINTS_REPORT', 'freedom of DRM', { account: { isDrm: true } }],
    ['MEMBER_SITE', 'an address', { tenant: { memberSiteUrl: null } }],
    ['SHARED_WITH_ME', 'the feature', { features: [] }],
    ['COMPASS_POINT_HISTORY', 'an authority over them', { authorities: ['ADMIN'] }],
    ['COMPASS_POINT_HISTORY', 'the flag of the account', { account: { hasCompassPoints: false } }],
    ['HELP', 'any help of the tenant', { tenant: { hasHelp: false } }],
  ];
  it.each(cases)('lacks %s without %s', (entry, _, change) => {
    expect(menu()).toContain(entry);
    expect(menu(change)).not.toContain(entry);
  });

  it('opens the usage report to ADMIN and to REPORT_VIEW', () => {
    expect(menu({ authorities: ['REPORT_VIEW'] })).toContain('SUBSCRIPTION_USAGE');
    expect(menu({ authorities: ['ADMIN'] })).toContain('SUBSCRIPTION_USAGE');
  });
});
