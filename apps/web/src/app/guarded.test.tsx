// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { compassPointRoutes } from '../features/compass-points/index.ts';
import { groupRoutes } from '../features/groups/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { rendered } from '../testing/rendered.tsx';
import { guarded } from './guarded.tsx';

const closed = [
  ['/groups', 'INDIVIDUAL', ['content-share']],
  ['/group-detail/?groupId=1', 'INDIVIDUAL', ['content-share']],
  ['/groups', 'COMPANY', ['groups']],
  ['/sharedWithMe', 'INDIVIDUAL', ['groups']],
] as const;

it.each(closed)(
  'the screen at %s is shut to %s with the features %j, and asks for nothing [groups-001] [sharing-013]',
  async (at, userType, features) => {
    const routes = guarded([...groupRoutes, ...sharingRoutes]);
    const { page } = await rendered({ routes, at, account: { userType }, features });
    expect(await page.findByText('You are not authorized to access this page.')).toBeTruthy();
  },
);

const ofCompassPoints = [
  '/compass-points-list',
  '/compass-points-admin-list',
  '/compass-points-change-history/7/21/NSB%7Cnsb-e-214-24',
  '/x/7/21/NSB%7Cnsb-e-214-24',
];
const withoutThem = [
  ['a company', { userType: 'COMPANY' }],
  ['a person whose account does not include them', { compassPointFlag: false }],
] as const;

const closedToThem = ofCompassPoints.flatMap((at) =>
  withoutThem.map(([who, account]) => [at, who, account] as const),
);

it.each(closedToThem)(
  'the screen at %s is closed to %s, and asks for nothing [compass-points-014]',
  async (at, _, account) => {
    const { page } = await rendered({ routes: guarded(compassPointRoutes), at, account });
    expect(await page.findByText('You are not authorized to access this page.')).toBeTruthy();
  },
);

it('the screens of groups, and of what was shared, open where the library has them [groups-001] [sharing-013]', async () => {
  const routes = guarded([...groupRoutes, ...sharingRoutes]);
  for (const [at, title] of [
    ['/groups', 'Groups'],
    ['/sharedWithMe', 'Shared with me'],
  ] as const) {
    const { page } = await rendered({
      routes,
      at,
      features: ['groups', 'content-share'],
      answers: {
        'groups.groupsOfCurrentAccount': [],
        'sharing.sharedWithMe': { responseData: { totalCount: 0, list: [] } },
      },
    });
    expect(await page.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    page.unmount();
  }
});

it('a route without a component is reported by its path [errors-015]', () => {
  expect(() => guarded([{ path: '/favorites', handle: { needs: {} } }])).toThrow(
    'A component needs to be specified for path /favorites',
  );
});

it('a route with a component is guarded by its own conditions', () => {
  const needs = { anyOf: ['ADMIN', 'REPORT_VIEW'] } as const;
  const route = { path: '/usage-report', element: <p />, handle: { needs } };
  const [guard] = guarded([route]);
  expect(guard?.children).toEqual([route]);
  expect(guard?.element).toMatchObject({ props: { needs } });
});
