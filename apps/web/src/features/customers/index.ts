import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const list = async () => (await import('./list/AccountsScreen.tsx')).AccountsScreen;
const account = async () => (await import('./account/AccountScreen.tsx')).AccountScreen;

/** The screens of those who look after accounts. */
export const customerRoutes: RouteObject[] = [
  { path: '/admin/user-management/accounts', lazy: () => withWords('customers', list()) },
  { path: '/admin/user-management/account/:id', lazy: () => withWords('customers', account()) },
];
