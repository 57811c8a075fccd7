import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screen of broken documents, within administration. */
export const integrityRoutes: RouteObject[] = [
  {
    path: '/admin/documents',
    lazy: lazyRoute(
      'integrity',
      async () => (await import('./BrokenDocumentsScreen.tsx')).BrokenDocumentsScreen,
    ),
  },
];
