import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';

const list = async () => (await import('./list/GroupsScreen.tsx')).GroupsScreen;
const detail = async () => (await import('./detail/GroupScreen.tsx')).GroupScreen;

/** The screens of groups: all that the reader is in, and one of them. */
export const groupRoutes: RouteObject[] = [
  { path: '/groups', lazy: () => withMessages('groups', list()) },
  { path: '/group-detail', lazy: () => withMessages('groups', detail()) },
];
