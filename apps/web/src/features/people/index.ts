import type { RouteObject } from 'react-router';
import { withWords } from '../../words/withWords.ts';

const person = async () => (await import('./person/PersonScreen.tsx')).PersonScreen;
const list = async () => (await import('./list/PeopleScreen.tsx')).PeopleScreen;

/** The screens of those who look after people: everybody, and one of them. */
export const peopleRoutes: RouteObject[] = [
  { path: '/admin/user-management', lazy: () => withWords('people', list()) },
  { path: '/admin/user-management/person/:id', lazy: () => withWords('people', person()) },
];
