import type { Needs, ScreenRoute } from '../session/index.ts';
import { withMessages } from '../../i18n/withMessages.ts';

const groups: Needs = { feature: 'groups', userType: 'INDIVIDUAL' };

const list = async () => (await import('./list/GroupsScreen.tsx')).GroupsScreen;
const detail = async () => (await import('./detail/GroupScreen.tsx')).GroupScreen;

/** The screens of groups: all that the reader is in, and one of them. */
export const groupRoutes: ScreenRoute[] = [
  { path: '/groups', handle: { needs: groups }, lazy: () => withMessages('groups', list()) },
  { path: '/group-detail', handle: { needs: groups }, lazy: () => withMessages('groups', detail()) },
];
