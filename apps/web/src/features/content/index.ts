import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens of administration of those who look after what a library holds. */
export const contentRoutes: RouteObject[] = [
  {
    path: '/admin/documents',
    lazy: lazyRoute(
      'content',
      async () => (await import('./documents/BrokenDocumentsScreen.tsx')).BrokenDocumentsScreen,
    ),
  },
  {
    path: '/admin/feedback',
    lazy: lazyRoute('content', async () => (await import('./feedback/FeedbackScreen.tsx')).FeedbackScreen),
  },
  {
    path: '/admin/imports',
    lazy: lazyRoute('content', async () => (await import('./imports/ImportsScreen.tsx')).ImportsScreen),
  },
  {
    path: '/admin/search-index',
    lazy: lazyRoute(
      'content',
      async () => (await import('./searchIndex/SearchIndexScreen.tsx')).SearchIndexScreen,
    ),
  },
  {
    path: '/admin/tenant',
    lazy: lazyRoute('content', async () => (await import('./tenant/TenantScreen.tsx')).TenantScreen),
  },
];
