import type { ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** What was read, and what was marked, for those who answer for it. */
export const reportRoutes: ScreenRoute[] = [
  {
    path: '/usage-report',
    handle: { needs: { anyOf: ['ADMIN', 'REPORT_VIEW'], underDrm: false } },
    lazy: lazyRoute('reports', async () => (await import('./usage/UsageScreen.tsx')).UsageScreen),
  },
  {
    path: '/compass-points-report',
    handle: { needs: { anyOf: ['CP_ADMIN'], underDrm: false } },
    lazy: lazyRoute(
      'reports',
      async () => (await import('./compassPoints/CompassPointsScreen.tsx')).CompassPointsScreen,
    ),
  },
];
