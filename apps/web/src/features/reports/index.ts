import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** What was read, and what was marked, for those who answer for it. */
export const reportRoutes: RouteObject[] = [
  {
    path: '/usage-report',
    lazy: lazyRoute('reports', async () => (await import('./usage/UsageScreen.tsx')).UsageScreen),
  },
  {
    path: '/compass-points-report',
    lazy: lazyRoute(
      'reports',
      async () => (await import('./compassPoints/CompassPointsScreen.tsx')).CompassPointsScreen,
    ),
  },
];
