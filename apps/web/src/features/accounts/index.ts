import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens for administering accounts. */
export const customerRoutes: RouteObject[] = [
  {
    path: '/admin/user-management/accounts',
    lazy: lazyRoute('accounts', async () => (await import('./list/AccountsScreen.tsx')).AccountsScreen),
  },
  {
    path: '/admin/user-management/account/:id',
    lazy: lazyRoute('accounts', async () => (await import('./account/AccountScreen.tsx')).AccountScreen),
  },
];
