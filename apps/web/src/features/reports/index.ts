import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const usage = async () => (await import('./usage/UsageScreen.tsx')).UsageScreen;
const compassPoints = async () =>
  (await import('./compassPoints/CompassPointsScreen.tsx')).CompassPointsScreen;

/** What was read, and what was marked, for those who answer for it. */
export const reportRoutes: RouteObject[] = [
  { path: '/usage-report', lazy: () => withWords('reports', usage()) },
  { path: '/compass-points-report', lazy: () => withWords('reports', compassPoints()) },
];
