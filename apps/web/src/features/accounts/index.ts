import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const list = async () => (await import('./list/AccountsScreen.tsx')).AccountsScreen;
const account = async () => (await import('./account/AccountScreen.tsx')).AccountScreen;

/** The screens of those who look after accounts. */
export const customerRoutes: RouteObject[] = [
  { path: '/admin/user-management/accounts', lazy: () => withMessages('accounts', list()) },
  { path: '/admin/user-management/account/:id', lazy: () => withMessages('accounts', account()) },
];
