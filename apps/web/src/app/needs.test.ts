import { describe, expect, it } from 'vitest';
import { opens, type Visitor } from '../features/session/index.ts';
import { needsAt, screens, standaloneScreens } from './screens.ts';

type Change = Partial<Visitor['account']> & { features?: string[]; isStandardsBody?: boolean };

const everyFeature = ['content-share', 'show-tracker', 'groups', 'reference-check'];

/** An individual of a standards body that has everything, but no authority; with what a case changes. */
const visitor = ({ features = everyFeature, isStandardsBody = true, ...account }: Change = {}): Visitor => ({
  account: {
    authorities: [],
    contentSecurity: { 'drm-view': 'N' },
    userType: 'INDIVIDUAL',
    compassPointFlag: true,
    customCollection: true,
    ...account,
  },
  tenant: { features: features.map((code) => ({ code, enabled: true })), isStandardsBody },
});

const company: Change = { userType: 'COMPANY' };
const underDrm: Change = { contentSecurity: { 'drm-view': 'Y' } };
const admin: Change = { authorities: ['ADMIN'] };
const cpAdmin: Change = { authorities: ['CP_ADMIN'] };

const opensFor = (path: string, change?: Change): boolean => {
  const needs = needsAt(path);
  if (!needs) throw new Error(`There is no screen at ${path}`);
  return opens(needs, visitor(change));
};

describe('a screen', () => {
  const everybodys = [
    '/',
    '/home/:key?',
    '/myAccount',
    '/favorites',
    '/clause/:line',
    '/references/health',
    '/compasspoint/:compasspointUUID',
    '/video',
    '/publicationsShared',
    '/DIGITAL_LIBRARY/*',
    '/Standards/*',
    '/resolve/*',
    '/document',
    '/document-view',
    '/content-redirect',
    '/mysubscription-search',
    '/semantic-search',
    '/content-search',
  ];
  it.each(everybodys)('at %s opens to everybody who is signed in [shell-005]', (path) => {
    for (const change of [{}, company, underDrm, { features: [], isStandardsBody: false }]) {
      expect(opensFor(path, change)).toBe(true);
    }
  });

  const conditions: [path: string, what: string, open: Change, shut: Change][] = [
    ['/admin/imports', 'ADMIN', admin, { authorities: ['REPORT_VIEW'] }],
    ['/admin/imports', 'no DRM', admin, { ...admin, ...underDrm }],
    ['/usage-report', 'any one of ADMIN and REPORT_VIEW [shell-005]', admin, cpAdmin],
    ['/usage-report', 'REPORT_VIEW as well', { authorities: ['REPORT_VIEW'] }, {}],
    ['/usage-report', 'no DRM', admin, { ...admin, ...underDrm }],
    ['/compass-points-report', 'CP_ADMIN', cpAdmin, admin],
    [
      '/compass-points-report',
      'CP_ADMIN by its other name [shell-011]',
      { authorities: ['COMPASS_POINT_ADMIN'] },
      {},
    ],
    ['/compass-points-report', 'no DRM', cpAdmin, { ...cpAdmin, ...underDrm }],
    ['/compass-points-admin-list', 'CP_ADMIN', cpAdmin, {}],
    ['/compass-points-admin-list', 'the flag', cpAdmin, { ...cpAdmin, compassPointFlag: false }],
    ['/compass-points-list', 'the flag', {}, { compassPointFlag: false }],
    ['/compass-points-list', 'a person of their own', {}, company],
    [
      '/compass-points-change-history/:compasspointId/:contentId/:contentCode',
      'the flag',
      {},
      { compassPointFlag: false },
    ],
    [
      '/compass-points-change-history/:compasspointId/:contentId/:contentCode',
      'a person of their own',
      {},
      company,
    ],
    [
      '/x/:compasspointId/:contentId/:contentCode',
      'the flag [compass-points-014]',
      {},
      { compassPointFlag: false },
    ],
    ['/x/:compasspointId/:contentId/:contentCode', 'a person of their own [compass-points-014]', {}, company],
    ['/custom-collections', 'the flag', {}, { customCollection: false }],
    ['/sharedWithMe', 'content-share', {}, { features: [] }],
    ['/trackChanges', 'show-tracker', {}, { features: [] }],
    ['/references/check', 'reference-check', {}, { features: [] }],
    ['/notifications', 'show-tracker', {}, { features: [] }],
    ['/groups', 'groups [groups-001]', {}, { features: [] }],
    ['/groups', 'a person of their own', {}, company],
    ['/group-detail', 'groups [groups-001]', {}, { features: [] }],
    ['/user-resources', 'the standards body', {}, { isStandardsBody: false }],
    ['/user-resources/library', 'the standards body', {}, { isStandardsBody: false }],
    ['/content-access', 'no DRM [shell-010]', {}, underDrm],
  ];
  it.each(conditions)('at %s asks for %s [shell-008]', (path, _, open, shut) => {
    expect(opensFor(path, open)).toBe(true);
    expect(opensFor(path, shut)).toBe(false);
  });

  it('is tried here at every address of the app', () => {
    const paths = [...screens, ...standaloneScreens].flatMap(({ path, children = [] }) =>
      path ? [path] : children.map((child) => child.path ?? ''),
    );
    const tried = [...everybodys, ...conditions.map(([path]) => path)];
    expect([...new Set(tried)].sort()).toEqual(
      paths.filter((path) => !/^\/admin(?!\/imports$)/.test(path)).sort(),
    );
  });

  it('of the tracker opens where the tracker is switched on alone [tracking-012]', () => {
    expect(opensFor('/trackChanges', {})).toBe(true);
    expect(opensFor('/trackChanges', { features: [] })).toBe(false);
  });

  it('is not opened by a feature that stands there switched off', () => {
    const { account } = visitor();
    const features = [{ code: 'content-share', enabled: false }];
    expect(
      opens({ feature: 'content-share' }, { account, tenant: { features, isStandardsBody: true } }),
    ).toBe(false);
  });

  it.each([
    'ADMIN',
    'REPORT_VIEW',
    'CP_ADMIN',
    'COMPASS_USER_ADMIN',
    'COMPASS_USER',
    'COMPASS_USAGE_REPORT_VIEWER',
  ] as const)('can ask for %s [shell-011]', (authority) => {
    expect(opens({ anyOf: [authority] }, visitor({ authorities: [authority] }))).toBe(true);
    expect(opens({ anyOf: [authority] }, visitor())).toBe(false);
  });
});
