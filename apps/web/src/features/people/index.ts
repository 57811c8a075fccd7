import type { RouteObject } from 'react-router';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';

/** The screens of user management: all people, one person, and invitations. */
export const peopleRoutes: RouteObject[] = [
  {
    path: '/admin/user-management',
    lazy: lazyRoute('people', async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen),
  },
  {
    path: '/admin/user-management/person/:id',
    lazy: lazyRoute('people', async () => (await import('./person/PersonScreen.tsx')).PersonScreen),
  },
  {
    path: '/admin/user-management/invitations',
    lazy: lazyRoute(
      ['people', 'invitations'],
      async () => (await import('./invite/InvitationsScreen.tsx')).InvitationsScreen,
    ),
  },
];
