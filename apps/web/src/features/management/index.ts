import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens of operators for the set-up of the server. */
export const managementRoutes: RouteObject[] = [
  {
    path: '/admin/configuration',
    lazy: lazyRoute(
      'management',
      async () => (await import('./configuration/ConfigurationScreen.tsx')).ConfigurationScreen,
    ),
  },
  {
    path: '/admin/logs',
    lazy: lazyRoute('management', async () => (await import('./logs/LogsScreen.tsx')).LogsScreen),
  },
  {
    path: '/admin/docs',
    lazy: lazyRoute('management', async () => (await import('./docs/ApiDocsScreen.tsx')).ApiDocsScreen),
  },
  {
    path: '/admin/database',
    lazy: lazyRoute('management', async () => (await import('./database/DatabaseScreen.tsx')).DatabaseScreen),
  },
];
