import type { RouteObject } from 'react-router';
import { withMessages } from '../../i18n/withMessages.ts';
import { loadMessages } from '../../i18n/i18n.ts';

const person = async () => (await import('./person/PersonScreen.tsx')).PersonScreen;
const list = async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen;

const invitations = async () => {
  const [{ InvitationsScreen }] = await Promise.all([
    import('./invite/InvitationsScreen.tsx'),
    loadMessages('invitations'),
  ]);
  return InvitationsScreen;
};

/** The screens of those who look after people: everybody, one of them, and who was invited. */
export const peopleRoutes: RouteObject[] = [
  { path: '/admin/user-management', lazy: () => withMessages('people', list()) },
  { path: '/admin/user-management/person/:id', lazy: () => withMessages('people', person()) },
  { path: '/admin/user-management/invitations', lazy: () => withMessages('people', invitations()) },
];
