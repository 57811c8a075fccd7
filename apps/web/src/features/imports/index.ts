import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screen of imports, within administration. */
export const importRoutes: RouteObject[] = [
  {
    path: '/admin/imports',
    lazy: lazyRoute('imports', async () => (await import('./ImportsScreen.tsx')).ImportsScreen),
  },
];
