import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const usage = async () => (await import('./usage/UsageScreen.tsx')).UsageScreen;
const compassPoints = async () =>
  (await import('./compassPoints/CompassPointsScreen.tsx')).CompassPointsScreen;

/** What was read, and what was marked, for those who answer for it. */
export const reportRoutes: RouteObject[] = [
  { path: '/usage-report', lazy: () => withMessages('reports', usage()) },
  { path: '/compass-points-report', lazy: () => withMessages('reports', compassPoints()) },
];
