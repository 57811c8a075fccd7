import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const health = async () => (await import('./health/HealthScreen.tsx')).HealthScreen;
const metrics = async () => (await import('./metrics/MetricsScreen.tsx')).MetricsScreen;

/** The screens of those who watch the server. */
export const monitoringRoutes: RouteObject[] = [
  { path: '/admin/health', lazy: () => withMessages('monitoring', health()) },
  { path: '/admin/metrics', lazy: () => withMessages('monitoring', metrics()) },
];
