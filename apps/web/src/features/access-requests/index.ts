import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screen of those who answer requests for access. */
export const accessRequestRoutes: readonly RouteObject[] = [
  {
    path: '/admin/access-requests',
    lazy: lazyRoute(
      'access-requests',
      async () => (await import('./AccessRequestsScreen.tsx')).AccessRequestsScreen,
    ),
  },
];
