import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const list = async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen;

/** The screens of those who look after people. */
export const peopleRoutes: RouteObject[] = [
  { path: '/admin/user-management', lazy: () => withWords('people', list()) },
];
