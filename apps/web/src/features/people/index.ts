import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';
import { loadWords } from '../../words/words.ts';

const person = async () => (await import('./person/PersonScreen.tsx')).PersonScreen;
const list = async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen;

const invitations = async () => {
  const [{ InvitationsScreen }] = await Promise.all([
    import('./invite/InvitationsScreen.tsx'),
    loadWords('invite'),
  ]);
  return InvitationsScreen;
};

/** The screens of those who look after people: everybody, one of them, and who was invited. */
export const peopleRoutes: RouteObject[] = [
  { path: '/admin/user-management', lazy: () => withWords('people', list()) },
  { path: '/admin/user-management/person/:id', lazy: () => withWords('people', person()) },
  { path: '/admin/user-management/invitations', lazy: () => withWords('people', invitations()) },
];
