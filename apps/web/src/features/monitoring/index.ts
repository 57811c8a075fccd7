import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The monitoring screens. */
export const monitoringRoutes: RouteObject[] = [
  {
    path: '/admin/health',
    lazy: lazyRoute('monitoring', async () => (await import('./health/HealthScreen.tsx')).HealthScreen),
  },
  {
    path: '/admin/metrics',
    lazy: lazyRoute('monitoring', async () => (await import('./metrics/MetricsScreen.tsx')).MetricsScreen),
  },
];
