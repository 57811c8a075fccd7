import type { RouteObject } from 'react-router';
import { lazyRoute, lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

/** The button of a row that asks for access to its document. */
export const RequestAccess = lazyWithMessages(
  ['access-requests', 'documents'],
  async () => (await import('./RequestAccess.tsx')).RequestAccess,
);

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
