import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';
import { loadWords } from '../../words/words.ts';

const list = async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen;

const invitations = async () => {
  const [{ InvitationsScreen }] = await Promise.all([
    import('./invite/InvitationsScreen.tsx'),
    loadWords('invite'),
  ]);
  return InvitationsScreen;
};

/** The screens of those who look after people. */
export const peopleRoutes: RouteObject[] = [
  { path: '/admin/user-management', lazy: () => withWords('people', list()) },
  { path: '/admin/user-management/invitations', lazy: () => withWords('people', invitations()) },
];
