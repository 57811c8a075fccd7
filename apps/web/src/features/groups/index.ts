import type { Needs, ScreenRoute } from '../session/index.ts';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

const groups: Needs = { feature: 'groups', userType: 'INDIVIDUAL' };

/** The screens of groups: all that the reader is in, and one of them. */
export const groupRoutes: ScreenRoute[] = [
  {
    path: '/groups',
    handle: { needs: groups },
    lazy: lazyRoute('groups', async () => (await import('./GroupsScreen.tsx')).GroupsScreen),
  },
  {
    path: '/group-detail',
    handle: { needs: groups },
    lazy: lazyRoute('groups', async () => (await import('./detail/GroupScreen.tsx')).GroupScreen),
  },
];
